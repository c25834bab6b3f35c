import type { Page } from 'playwright'
import { seen } from './unseen.ts'

/** All of a page as it is under the pointer, without transitions on the way there. */
export function hoverAll(page: Page) {
  return page.evaluate(() => {
    const hover = (rules: CSSRuleList) => {
      for (const rule of rules) {
        // As specific as what it stands for.
        if (rule instanceof CSSStyleRule) rule.selectorText = rule.selectorText.replaceAll(':hover', ':not(.away)')
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) hover(rule.cssRules)
      }
    }
    for (const { cssRules } of document.styleSheets) hover(cssRules)
    const inUse = [...document.styleSheets].find(({ media }) => matchMedia(media.mediaText).matches)
    inUse?.insertRule('*, ::before, ::after { transition: none !important }')
  })
}

/**
 * Texts with less contrast than WCAG 2.2 asks for. Axe gives up where a pseudo-element paints the ground, as boards
 * under the pointer are; this one gives up on pictures and on what lies over others.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  await seen(page)
  return page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const channelsOf = (colour: string) => {
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      return [...pen.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    const isOpaque = (colour: string) => channelsOf(colour)[3] === 255
    const isBoard = ({ content, zIndex, clipPath }: CSSStyleDeclaration) =>
      content !== 'none' && Number(zIndex) < 0 && !clipPath.startsWith('polygon(0px 0px, 0px 0px')

    /** The colour under an element, null if none can be told. */
    function groundOf(element: Element): string | null {
      const own = getComputedStyle(element)
      const boards = ['::before', '::after'].map((name) => getComputedStyle(element, name)).filter(isBoard)
      const painted = [...boards, own].find((one) => one.backgroundImage !== 'none' || isOpaque(one.backgroundColor))
      if (painted) return painted.backgroundImage === 'none' ? painted.backgroundColor : null
      const isLifted = ['absolute', 'fixed'].includes(own.position)
      return isLifted || !element.parentElement ? null : groundOf(element.parentElement)
    }

    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const element = text.parentElement
      if (!element || text.data.trim() === '' || element.closest('svg, :disabled, .visually-hidden')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700)
      const ground = groundOf(element)
      const ratio = ground === null ? Infinity : contrast(color, ground)
      if (ratio < (isLarge ? 3 : 4.5)) found.push(`«${text.data.trim()}»: ${color} on ${ground}, ${ratio.toFixed(2)}`)
    }
    return found
  })
}
