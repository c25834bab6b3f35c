import { expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

const WIDTHS = [1440, 1280, 1024, 768, 390, 360]

test.each(['/partnership/', '/verstashop/', '/blog/smeta-na-14-strok/'])(
  'no figure in the tables of %s stands out of its cell',
  async (path) => {
    const { page } = await visit(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(figuresOutside), `at ${width} px`).toEqual([])
    }
  },
)

test('headings of a table stand over their columns', async () => {
  const { page } = await visit('/blog/smeta-na-14-strok/')
  for (const width of WIDTHS.filter((one) => one >= 768)) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(headingsAside), `at ${width} px`).toEqual([])
  }
})

test('no two figures of the payback chart touch', async () => {
  const { page } = await visit('/services/razrabotka-sayta/')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(touchingFigures), `at ${width} px`).toEqual([])
  }
})

test('the steps of the audit stand in one row under their hours', async () => {
  const { page } = await visit('/promo/seo-audit/')
  const tops = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^(Заявка|Разбор|Отчёт)$/ }) })
    .getByRole('heading')
    .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().top)))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

function headingsAside() {
  const textOf = (cell: Element) => {
    const text = document.createRange()
    text.selectNodeContents(cell)
    return text.getBoundingClientRect()
  }
  const [head, row] = document.querySelectorAll('main table tr')
  return [...(head?.children ?? [])]
    .filter((heading, column) => {
      const [name, figure] = [textOf(heading), textOf(row!.children[column]!)]
      return Math.min(Math.abs(name.left - figure.left), Math.abs(name.right - figure.right)) > 2
    })
    .map((heading) => heading.textContent)
}

function touchingFigures() {
  const figures = [...document.querySelectorAll('[data-chart] text')].filter((figure) => figure.checkVisibility())
  const boxes = figures.map((figure) => figure.getBoundingClientRect())
  return figures
    .filter((_, index) => {
      const [one, next] = [boxes[index]!, boxes[index + 1]]
      return next && one.right > next.left && one.bottom > next.top && next.bottom > one.top
    })
    .map((figure) => figure.textContent)
}

function figuresOutside() {
  return [...document.querySelectorAll('main table:not(.visually-hidden *) td')]
    .filter((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      const { right } = cell.getBoundingClientRect()
      return cell.checkVisibility() && [...text.getClientRects()].some((line) => line.right > right + 1)
    })
    .map((cell) => cell.textContent)
}
