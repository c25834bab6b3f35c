import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { textsCutOff } from '../../support/browser/layout.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

/** What WCAG 1.4.12 lets a reader set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`

/** The widest first: its pictures do for the other. */
const WIDTHS = [1366, 360]

const SCROLLBAR = 16

const { arrive } = siteAndBrowser()

async function arriveWithSpacing(path: string, width = 1366): Promise<Page> {
  const viewport = { width, height: 768 }
  const { page } = await arrive(path, { viewport, bypassCSP: true })
  await page.addStyleTag({ content: SPACING })
  return page
}

test.each([
  ['/', ['Оставить заявку', 'Смотреть проекты']],
  ['/verstashop/', ['Открыть магазин', 'Что внутри']],
])('spaced text of %s leaves its buttons whole', async (path, names) => {
  const page = await arriveWithSpacing(path)

  for (const name of names) {
    const button = page.getByRole('main').getByRole('link', { name }).first()
    expect(await isWhole(button), name).toBe(true)
  }
})

test.each([1366, 1280, 1024, 992])(
  'spaced, the header holds what it says beside a scrollbar, at %i px',
  async (width) => {
    const page = await arriveWithSpacing('/', width)
    await page.addStyleTag({ content: `header { right: ${SCROLLBAR}px !important }` })

    const banner = page.getByRole('banner')
    const parts = [
      banner.getByRole('navigation').getByRole('link', { name: 'Контакты' }),
      banner.getByText(/Верстовой/),
      banner.getByRole('link', { name: /^\+7/ }),
      banner.getByText(/^с\s[\d.]+\sдо/),
      banner.getByRole('link', { name: 'Оставить заявку' }),
    ]
    const { height } = (await banner.boundingBox())!
    const boxes = (await Promise.all(parts.map((part) => part.filter({ visible: true }).evaluateAll(wordsOf)))).flat()
    expect(boxes.length).toBeGreaterThanOrEqual(4)
    for (const [index, one] of boxes.entries()) {
      expect(one.top).toBeGreaterThanOrEqual(0)
      expect(one.bottom).toBeLessThanOrEqual(height)
      expect(one.right).toBeLessThanOrEqual(width - SCROLLBAR)
      for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false)
    }
  },
)

test.each(['/contacts/', '/blog/', '/sitemap/', '/policy/'])(
  'spaced, the title of %s takes more lines',
  async (path) => {
    const page = await arriveWithSpacing(path)

    const title = await page.getByRole('heading', { level: 1 }).textContent()
    expect(await textsCutOff(page)).not.toContain(title)
  },
)

test('spaced, price boards show their names, weeks and prices whole, on a wide screen and on a phone', async () => {
  const page = await arriveWithSpacing('/services/razrabotka-sayta/')

  const boards = page.getByRole('listitem').getByRole('link', { name: /тыс\. ₽$/ })
  expect(await boards.count()).toBe(4)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 })
    for (const board of await boards.all()) {
      const parts = await partsOf(board)
      expect(
        parts.every(({ isWhole }) => isWhole),
        `at ${width} px`,
      ).toBe(true)
      const overlaps = parts.flatMap((one, index) => parts.slice(index + 1).filter((other) => overlap(one, other)))
      expect(overlaps, `at ${width} px`).toEqual([])
    }
  }
})

test('spaced, the title over the drawn page pushes its parts down', async () => {
  const page = await arriveWithSpacing('/services/razrabotka-sayta/')

  const title = await page.getByRole('heading', { name: 'Разметка, на которую заходят' }).boundingBox()
  const part = await page.getByRole('heading', { name: 'Шапка' }).boundingBox()
  expect(title!.y + title!.height).toBeLessThanOrEqual(part!.y)
})

test('spaced, the posts of the drawn telephone are whole, on a wide screen and on a phone', async () => {
  const page = await arriveWithSpacing('/services/smm-vedenie/')
  const feed = page.getByRole('complementary').getByRole('listitem').filter({ visible: true })

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 })
    expect(await textsCutOff(page), `at ${width} px`).toEqual([])
    for (const post of await feed.all()) {
      const [head, title] = [await post.locator('> p').first().boundingBox(), await post.locator('div p').boundingBox()]
      expect(head!.y + head!.height).toBeLessThanOrEqual(title!.y)
    }
  }
})

test.each(['/vacancies/frontend-razrabotchik/', '/promo/seo-audit/'])(
  'spaced, the title of %s takes more lines on a phone',
  async (path) => {
    const page = await arriveWithSpacing(path, 360)

    expect(await textsCutOff(page)).toEqual([])
  },
)

/** Nothing around it that cuts off cuts it. */
const isWhole = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const box = around.getBoundingClientRect()
      if (left < box.left || right > box.right || top < box.top || bottom > box.bottom) return false
    }
    return true
  })

/** Where the name, the weeks and the price of a board stand. */
const partsOf = (board: Locator) =>
  board.locator('> span').evaluateAll((all) =>
    all.map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return { left, right, top, bottom, isWhole: part.scrollWidth <= part.clientWidth + 1 }
    }),
  )

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Their boxes, with letters that stick out of them. */
const wordsOf = (elements: Element[]): Box[] =>
  elements.map((element) => {
    const letters = document.createRange()
    letters.selectNodeContents(element)
    const both = [element.getBoundingClientRect(), letters.getBoundingClientRect()]
    return {
      left: Math.min(...both.map(({ left }) => left)),
      right: Math.max(...both.map(({ right }) => right)),
      top: Math.min(...both.map(({ top }) => top)),
      bottom: Math.max(...both.map(({ bottom }) => bottom)),
    }
  })
