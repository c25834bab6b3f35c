import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasFirefox, startFirefox, type Firefox } from '../../support/browser/firefox.ts'
import { readsSheets, sheetsOf } from '../../support/browser/sheets.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

/** As wide as a sheet with its margins, which is what widths of the window go by. */
const WINDOW = { width: 760, height: 930 }

describe.skipIf(!hasFirefox)('on paper by Firefox', () => {
  const site = siteUnderTest()
  let firefox: Firefox
  beforeAll(async () => {
    firefox = await startFirefox(WINDOW)
  })
  afterAll(() => firefox.close())

  test.each(['/', '/policy/'])('no heading of %s stands alone at the foot of a sheet', async (path) => {
    // A4 and two shorter ones.
    for (const height of [1001, 920, 760]) {
      await firefox.open(site().url + path)
      // Until then a section below the first screen is one block, which no sheet divides.
      await expect.poll(() => firefox.run(() => 'laidOut' in document.documentElement.dataset)).toBe(true)
      await firefox.run(layOnSheets, height)
      await expect.poll(() => firefox.run(fontsOfLayout)).toBe('loaded')
      expect(await firefox.run(headingsAlone), `sheets of ${height} px`).toEqual([])
    }
  })

  test.skipIf(!readsSheets)('the first case of the list stands on the first sheet', async () => {
    await firefox.open(`${site().url}/projects/`)
    const [first] = sheetsOf(await firefox.print())
    expect(first?.pictures).toBe(1)
  })

  test('a bill is no wider than the text around it, so that no figure is cut off', async () => {
    await firefox.open(`${site().url}/blog/smeta-na-14-strok/`)
    await firefox.run(layOnSheets, 930)
    const [bill, text] = await firefox.run(() =>
      ['.strips table', '.strips ~ p'].map(
        (part) => document.querySelector(`main ${part}`)!.getBoundingClientRect().width,
      ),
    )
    expect(bill).toBe(text)
  })
})

/** The rules of print apply, those of screens do not; columns break as sheets do. */
function layOnSheets(height: number) {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /print|screen/.test(rule.media.mediaText))
        rule.media.mediaText = rule.media.mediaText.replace('screen', 'speech').replace('print', 'all')
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
  const sheets = new CSSStyleSheet()
  sheets.replaceSync(
    `main { display: block !important; width: 660px; height: ${height}px; columns: 660px; column-fill: auto }`,
  )
  document.adoptedStyleSheets = [sheets]
}

/** The layout may ask for fonts that its page has not needed before; until they are there its lines break elsewhere. */
function fontsOfLayout() {
  document.body.getBoundingClientRect()
  return document.fonts.status
}

/** Headings whose next words stand on another sheet. */
function headingsAlone() {
  const sheetOf = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    // A title that waits below the view to rise has its lines in its shadow root.
    const [first] = [...range.getClientRects(), ...text.parentElement!.getClientRects()]
    return first && Math.floor((first.left - document.querySelector('main')!.getBoundingClientRect().left) / 660)
  }
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement!
    if (walker.currentNode.nodeValue?.trim() && parent.checkVisibility() && !parent.closest('.visually-hidden'))
      texts.push(walker.currentNode)
  }
  const headingOf = (text: Node) => text.parentElement?.closest(':is(h2, h3, p:has(> i)):not(li *, main > * article *)')
  return texts
    .filter((text, index) => {
      const next = texts[index + 1]
      return next && headingOf(text) && headingOf(text) !== headingOf(next) && sheetOf(text) !== sheetOf(next)
    })
    .map((text) => text.nodeValue)
}
