import type { Page } from 'playwright'

/** Scrolls down the page screen by screen and waits for each screen's pictures. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const isInView = (image: Element) => {
      const { left, right, top, bottom } = image.getBoundingClientRect()
      return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    }
    // Some pictures in view are covered and never load.
    const limit = () => new Promise((resolve) => setTimeout(resolve, 1000))
    const settled = (image: HTMLImageElement) => Promise.race([image.decode().catch(() => null), limit()])

    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await frame()
      await Promise.all([...document.images].filter(isInView).map(settled))
      await frame()
    }
  })
}

/** Texts cut off by the screen or a box, except inside scrollable boxes and those with an ellipsis. */
export function textsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ancestorsOf = (element: Element | null): Element[] =>
      element ? [element, ...ancestorsOf(element.parentElement)] : []

    const isCut = (text: Text) => {
      const ancestors = ancestorsOf(text.parentElement)
      if (ancestors.some((one) => one.matches('[aria-hidden=true]') || getComputedStyle(one).clipPath === 'inset(50%)'))
        return false
      if (ancestors.some((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))) return false
      if (ancestors.some((one) => getComputedStyle(one).textOverflow === 'ellipsis')) return false
      const cutting = ancestors.filter((one) => getComputedStyle(one).overflowX !== 'visible')
      const boxes = cutting.map((one) => one.getBoundingClientRect())
      if (boxes.some(({ width, height }) => width === 0 || height === 0)) return false
      const [left, right] = [
        Math.max(0, ...boxes.map((box) => box.left)),
        Math.min(innerWidth, ...boxes.map((box) => box.right)),
      ]
      const range = document.createRange()
      range.selectNodeContents(text)
      // Text wholly above or below its box slides in later and is not cut off.
      const isAway = (line: DOMRect) => boxes.some((box) => line.bottom <= box.top + 1 || line.top >= box.bottom - 1)
      return [...range.getClientRects()].some((box) => !isAway(box) && (box.left < left - 1 || box.right > right + 1))
    }

    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim() !== '' && text.parentElement?.checkVisibility() && isCut(text)) cut.push(text.data)
    }
    return cut
  })
}

/** Texts that wrap and should not: words, except at hyphens, and phones. */
export function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A letter after a soft hyphen also has the hyphen's box, before its own.
    const lineOf = (text: Text, letter: number) => {
      const range = document.createRange()
      range.setStart(text, letter)
      range.setEnd(text, letter + 1)
      return [...range.getClientRects()].at(-1)?.bottom ?? 0
    }
    const isBroken = (text: Text, start: number, end: number) =>
      Math.abs(lineOf(text, start) - lineOf(text, end - 1)) > 4

    const broken: string[] = []
    const isOneLine = (text: Text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size < 2
    }
    const isSeen = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).clipPath !== 'inset(50%)' && isSeen(element.parentElement))
    const look = (selector: string, pieces: RegExp) => {
      for (const element of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const text = walker.currentNode as Text
          const { parentElement: parent } = text
          if (!(parent instanceof HTMLElement) || isOneLine(text)) continue
          if (!parent.checkVisibility() || !isSeen(parent)) continue
          for (const { 0: piece, index } of text.data.matchAll(pieces))
            if (isBroken(text, index, index + piece.length)) broken.push(piece)
        }
      }
    }
    look('main', /[\p{L}\p{N}]+/gu)
    look('a[href^="tel:"]', /.+/g)
    return broken
  })
}
