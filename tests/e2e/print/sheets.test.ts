import { describe, expect, test } from 'vitest'
import { AIDS, lettersOf, readsSheets, sheetsOf } from '../../support/browser/sheets.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { PRINTED } from '../../support/site/routes.ts'

const { visit } = siteAndBrowser()

describe.skipIf(!readsSheets)('sheets of paper', () => {
  test.each(PRINTED)(
    '%s has every word on paper under the telephone of the studio, no empty sheet and no heading alone at the foot of one',
    async (path) => {
      const { page } = await visit(path)
      const words = await page.evaluate(wordsOfMain, AIDS)
      const headings = await page.evaluate(headingsOfMain, AIDS)
      const sheets = sheetsOf(await page.pdf({ format: 'A4' }))

      const printed = lettersOf(sheets.map(({ text }) => text).join(' '))
      const isLost = (text: string) =>
        (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => !printed.includes(lettersOf(word)))
      expect(words.filter(isLost)).toEqual([])

      expect(printed).toContain(lettersOf('+7 (495) 000-00-00'))
      for (const { text, pictures } of sheets) expect(lettersOf(text).length + 100 * pictures).toBeGreaterThan(40)

      const isAlone = ({ heading, next }: Heading) =>
        sheets.some(
          ({ text }, at) =>
            lettersOf(text).endsWith(lettersOf(heading)) &&
            lettersOf(sheets[at + 1]?.text ?? '')
              .slice(0, 20)
              .includes(lettersOf(next).slice(0, 12)),
        )
      expect(headings.filter(isAlone)).toEqual([])
    },
  )

  test('the home page has its first case on its first sheet', async () => {
    const { page } = await visit('/')
    const [first] = sheetsOf(await page.pdf({ format: 'A4' }))
    expect(first?.pictures).toBeGreaterThan(0)
  })

  test.each(['A4', 'Letter'])(
    'the stages of the work stand on one sheet with their heading and ruler, on %s',
    async (format) => {
      const { page } = await visit('/')
      const words = (await page.locator('#route :is(h2, li h3)').allTextContents()).map(lettersOf)
      const sheets = sheetsOf(await page.pdf({ format })).map(({ text }) => lettersOf(text))
      const sheet = sheets.find((text) => text.includes(words[0] ?? ''))
      expect(words.filter((word) => !sheet?.includes(word))).toEqual([])
    },
  )
})

interface Heading {
  heading: string
  next: string
}

/** Headings with the words that follow them, within the same card. */
function headingsOfMain(aids: string): Heading[] {
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const read = texts.filter(
    ({ data, parentElement: parent }) => data.trim() && !parent!.closest(aids) && parent!.checkVisibility(),
  )
  return [...document.querySelectorAll('main :is(h2, h3, h4)')].flatMap((heading) => {
    const next = read[read.findLastIndex((text) => heading.contains(text)) + 1]
    const card = heading.closest('li, article')
    const isWithin =
      next &&
      heading.textContent.trim() &&
      read.some((text) => heading.contains(text)) &&
      (!card || card.contains(next))
    return isWithin ? [{ heading: heading.textContent, next: next.data }] : []
  })
}

/** What is there to be read. */
function wordsOfMain(aids: string) {
  const main = document.querySelector('main')!
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true }) && !isClipped(element)
  const words: string[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode as Text
    if (data.trim() && !parent!.closest(aids) && isSeen(parent!)) words.push(data)
  }
  return words
}
