import axe, { type AxeResults } from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../support/routes.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }
const NARROW: BrowserContextOptions = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }

const { visit } = siteAndBrowser()

describe.each([...ROUTES.map(([path]) => path), '/nowhere/'])('%s', (path) => {
  test.each([
    ['a wide screen', WIDE],
    ['a phone', NARROW],
  ])('leaves axe nothing to name on %s', async (_screen, options) => {
    const { page } = await visit(path, options)

    expect(await violationsOf(page)).toEqual([])
  })
})

describe('what opens above a page', () => {
  test('leaves axe nothing to name in the callback popup', async () => {
    const { page } = await visit('/', WIDE)
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
    await popup.waitFor()
    expect(await violationsOf(page)).toEqual([])

    await popup.getByRole('button', { name: 'Отправить' }).click()
    await popup.getByText('Ошибка валидации').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

  test('leaves axe nothing to name in the mobile menu', async () => {
    const { page } = await visit('/', NARROW)
    await page.getByRole('link', { name: 'Открыть меню' }).click()
    await page.getByRole('dialog', { name: 'Меню' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

  test('leaves axe nothing to name in the dropdown of services', async () => {
    const { page } = await visit('/', WIDE)
    await page.getByRole('button', { name: 'Услуги: подразделы' }).click()
    expect(await violationsOf(page)).toEqual([])
  })
})

/** Each rule broken, with the first words of the markup that breaks it. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run({ runOnly: ${JSON.stringify(TAGS)} })`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => [id, html.slice(0, 160), any[0]?.message ?? ''].join(' · ')),
  )
}
