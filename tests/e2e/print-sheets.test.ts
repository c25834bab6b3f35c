import { describe, expect, test } from 'vitest'
import { PRINTED } from '../support/routes.ts'
import { AIDS, lettersOf, readsSheets, sheetsOf } from '../support/sheets.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { visit } = siteAndBrowser()

describe.skipIf(!readsSheets)('sheets of paper', () => {
  test.each(PRINTED)(
    '%s has every word on paper under the telephone of the studio, and no empty sheet',
    async (path) => {
      const { page } = await visit(path)
      const words = await page.evaluate(wordsOfMain, AIDS)
      const sheets = sheetsOf(await page.pdf({ format: 'A4' }))

      const printed = lettersOf(sheets.map(({ text }) => text).join(' '))
      const isLost = (text: string) =>
        (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => !printed.includes(lettersOf(word)))
      expect(words.filter(isLost)).toEqual([])

      expect(printed).toContain(lettersOf('+7 (495) 000-00-00'))
      for (const { text, pictures } of sheets) expect(lettersOf(text).length + 100 * pictures).toBeGreaterThan(40)
    },
  )

  test('the home page has its first case on its first sheet', async () => {
    const { page } = await visit('/')
    const [first] = sheetsOf(await page.pdf({ format: 'A4' }))
    expect(first?.pictures).toBeGreaterThan(0)
  })
})

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
