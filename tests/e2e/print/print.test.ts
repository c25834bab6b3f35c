import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

/** A sheet between its margins. */
const PAPER = { viewport: { width: 660, height: 930 } }

const { arrive, visit } = siteAndBrowser()

test('a case goes on paper under the name and telephone of the studio, without frame and form, black on white', async () => {
  const { page } = await arrive('/projects/zernoved/')
  await page.getByRole('complementary', { name: 'Куки' }).waitFor()
  await page.emulateMedia({ media: 'print' })

  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  const letterhead = page.getByRole('banner')
  await expect.poll(() => letterhead.getByText('+7 (495) 000-00-00').isVisible()).toBe(true)
  expect(await letterhead.getByRole('img', { name: 'Верста' }).isVisible()).toBe(true)
  for (const role of ['contentinfo', 'complementary', 'navigation', 'form', 'textbox', 'button'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  const [ink, paper] = await page.locator('h1').evaluate((title) => {
    const { color, backgroundColor } = getComputedStyle(title)
    return [color, backgroundColor]
  })
  expect(ink).toBe('rgb(0, 0, 0)')
  expect(paper).toBe('rgba(0, 0, 0, 0)')
})

test('paper shows all tariffs side by side, or one under another, with what each includes', async () => {
  const { page } = await arrive('/services/tekhnicheskaya-podderzhka/', PAPER)
  await page.emulateMedia({ media: 'print' })

  const marks = page.locator('#tariffs article span:has(> .visually-hidden)')
  const places = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const { left, right } = mark.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && getComputedStyle(mark).backgroundImage !== 'none'
    }),
  )
  const included = page.locator('#tariffs article span', { hasText: /^входит$/ })
  expect(await included.count()).toBeGreaterThan(0)
  expect(places.filter(Boolean).length).toBeGreaterThanOrEqual((await included.count()) / 2)
})

test('paper shows the bars of a case', async () => {
  const { page } = await arrive('/projects/zernoved/')
  await page.emulateMedia({ media: 'print' })

  for (const bar of await page.getByRole('table').locator('svg').all()) {
    expect(await bar.isVisible()).toBe(true)
    expect(
      await bar.evaluate((drawn) => getComputedStyle(drawn).backgroundColor + getComputedStyle(drawn).backgroundImage),
    ).not.toBe('rgba(0, 0, 0, 0)none')
  }
})

test.each(['/', '/projects/', '/team/', '/services/razrabotka-sayta/'])(
  'nothing that belongs together is torn over two sheets of %s',
  async (path) => {
    const { page } = await arrive(path, { ...PAPER, bypassCSP: true })

    // A4, Letter, and half as tall.
    for (const height of [1001, 933, 500]) {
      await layOnSheets(page, height)
      const torn = await page.locator('main :is(li, details, figure, section article)').evaluateAll(
        (all, tallest) =>
          all
            .filter((item) => item.checkVisibility() && item.getClientRects().length > 1)
            .filter((item) => [...item.getClientRects()].reduce((sum, part) => sum + part.height, 0) < tallest)
            .map((item) => item.textContent),
        height,
      )
      expect(torn, `sheets of ${height} px`).toEqual([])
    }
  },
)

test('a case of the home page that has no picture on paper takes no room for one', async () => {
  const { page } = await arrive('/', PAPER)
  await page.emulateMedia({ media: 'print' })
  const heights = await page.locator('#projects li').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  const [withPicture = 0, ...others] = heights
  expect(others.length).toBeGreaterThan(0)
  expect(Math.max(...others)).toBeLessThan(withPicture * 0.75)
})

test('paper shows the mileage whole, seen or not', async () => {
  const { page } = await visit('/', { ...PAPER, bypassCSP: true })
  const drums = page.locator('b:has(> span > span)')
  await drums.first().waitFor()
  await layOnSheets(page)

  const shown = await drums.evaluateAll((all) =>
    all.map((drum) => {
      const { left, right, top, bottom } = drum.getBoundingClientRect()
      const isShown = (face: Element) => {
        const box = face.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        return face.checkVisibility() && left < x && x < right && top < y && y < bottom
      }
      return [...drum.querySelectorAll('span > span')].filter(isShown).map((face) => face.textContent)
    }),
  )
  const told = await page
    .getByText(/^[\d\s]+заяв/)
    .first()
    .textContent()
  expect(shown.flat().join('')).toBe(told?.replace(/\D/g, ''))
})

test.each([
  ['/services/razrabotka-sayta/', 12],
  ['/services/kontekstnaya-reklama/', 8],
  ['/services/upravlenie-reputatsiey/', 20],
  ['/services/tekhnicheskaya-podderzhka/', 4],
])('paper shows the bars of %s', async (path, count) => {
  const { page } = await arrive(path, PAPER)
  await page.emulateMedia({ media: 'print' })

  const bars = await page
    .getByRole('main')
    .locator('svg rect')
    .evaluateAll(
      (all) =>
        all.filter((bar) => {
          const { width, height } = bar.getBoundingClientRect()
          const { fill } = getComputedStyle(bar)
          return (
            bar.closest('defs, pattern') === null && width > 0 && height > 0 && !/^rgb\(2[45]\d, 2[45]\d/.test(fill)
          )
        }).length,
    )
  expect(bars).toBeGreaterThanOrEqual(count)
})

test('paper shows what each kind of site costs', async () => {
  const { page } = await arrive('/services/razrabotka-sayta/', PAPER)
  await page.emulateMedia({ media: 'print' })

  const prices = page.getByRole('main').getByText(/^от [\d\s]+ тыс\. ₽$/)
  expect(await prices.filter({ visible: true }).count()).toBeGreaterThanOrEqual(4)
})

test.each(['/services/razrabotka-sayta/', '/services/seo/'])('words of %s are not torn on paper', async (path) => {
  // Rules for narrow windows go by the whole sheet.
  const { page } = await arrive(path, { viewport: { width: 794, height: 1123 } })
  await page.emulateMedia({ media: 'print' })

  const torn = await page.evaluate(() => {
    const words: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('svg, .visually-hidden')) continue
      for (const { 0: word, index } of text.data.matchAll(/[а-яё]{4,}/gi)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 2) words.push(word)
      }
    }
    return words
  })
  expect(torn).toEqual([])
})

test.each(['/', '/contacts/'])('%s on paper is as tall as its words', async (path) => {
  const { page } = await arrive(path, PAPER)
  await page.emulateMedia({ media: 'print' })

  const { top, bottom, paper } = await page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('main h1')!)
    const blocks = [...document.querySelectorAll('main > *')].map((block) => block.getBoundingClientRect().bottom)
    const { height } = document.getElementById('top')!.getBoundingClientRect()
    return { top: range.getBoundingClientRect().top, bottom: Math.max(...blocks), paper: height }
  })
  expect(top).toBeLessThan(200)
  expect(paper - bottom).toBeLessThan(1)
})

test('the map of the site on paper is its places', async () => {
  const { page } = await arrive('/sitemap/', PAPER)
  await page.emulateMedia({ media: 'print' })

  const places = page.getByRole('main').getByRole('link')
  expect(await places.filter({ visible: true }).count()).toBeGreaterThan(60)
  const paper = await page.locator('main').boundingBox()
  expect(paper!.height).toBeLessThan(2.5 * PAPER.viewport.height)
})

test('no white is left under the pictures of cards on paper', async () => {
  const { page } = await arrive('/projects/', PAPER)
  await page.emulateMedia({ media: 'print' })

  const boxes = await page
    .getByRole('main')
    .locator('a img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { height } = picture.getBoundingClientRect()
        return [height, picture.parentElement!.getBoundingClientRect().height] as const
      }),
    )
  expect(boxes.length).toBeGreaterThan(6)
  for (const [picture, box] of boxes) expect(box).toBeLessThanOrEqual(picture + 1)
})

test('people stand two on a line of paper', async () => {
  const { page } = await arrive('/team/', PAPER)
  await page.emulateMedia({ media: 'print' })
  const tops = await page
    .locator('main li:has(> article)')
    .evaluateAll((people) => people.map((person) => person.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(4)
  expect(new Set(tops).size).toBe(Math.ceil(tops.length / 2))
})

test('no slide is cut at the edge of its sheet', async () => {
  const { page } = await arrive('/about/', PAPER)
  await page.emulateMedia({ media: 'print' })
  const edges = await page
    .locator('[aria-roledescription=карусель] li')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().right))
  expect(edges.length).toBeGreaterThan(1)
  expect(Math.max(...edges)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('paper shows where a link to another site leads', async () => {
  const { page } = await arrive('/projects/zernoved/')
  await page.emulateMedia({ media: 'print' })

  const link = page.getByRole('main').getByRole('link', { name: 'zernoved.example' })
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'https://zernoved.example',
  )
})

/** On paper, with the sheets side by side: columns break like sheets. */
async function layOnSheets(page: Page, height = PAPER.viewport.height) {
  await page.emulateMedia({ media: 'print' })
  await page.addStyleTag({
    content: `main {
      display: block !important; width: 660px; height: ${height}px; columns: 660px; column-fill: auto
    }`,
  })
}
