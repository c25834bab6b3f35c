import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { seen } from '../../support/browser/unseen.ts'

const { arrive } = siteAndBrowser()

const itemOf = (name: string) => (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

test.each([
  ['bars of a plan', '/', (page: Page) => page.getByRole('heading', { name: 'Прототип' }), ''],
  ['boxes of a scheme', '/services/sozdanie-sajta-na-bitrix/', itemOf('Корзина'), ''],
  ['hours of two tracks', '/services/tekhnicheskaya-podderzhka/', itemOf('Письмо'), ''],
  [
    'keys of a chart',
    '/projects/zernoved/',
    (page: Page) => page.getByRole('columnheader', { name: 'Стало' }),
    '::before',
  ],
])('%s keep their colours where the visitor has colours of their own', async (_name, path, find, pseudo) => {
  const { page } = await arrive(path)
  const background = () =>
    find(page).evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo)
  const before = await background()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await background()).toBe(before)
})

test.each([
  ['topic', '/projects/', 'nav[aria-label="Отбор по теме"] [aria-current]'],
  ['page', '/reviews/', 'nav[aria-label="Страницы списка"] [aria-current]'],
  ['answer', '/projects/zernoved/', 'figure label:has(:checked)'],
])('the chosen %s stands out where the visitor has colours of his own', async (_name, path, chosen) => {
  const { page } = await arrive(path, { forcedColors: 'active' })
  const groundOf = (element: string) =>
    page
      .locator(element)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor)

  expect(await groundOf(chosen)).not.toBe(await groundOf('body'))
})

test('the board in focus stands out where the visitor has colours of his own', async () => {
  const { page } = await arrive('/services/', { forcedColors: 'active' })
  const board = page.locator('main nav a[href^="#"]').first()
  await page.keyboard.press('Tab')
  await board.focus()
  const { outlineStyle, outlineWidth, outlineOffset } = await board.evaluate((element) => getComputedStyle(element))
  expect(outlineStyle).toBe('solid')
  // Within the shape of the board, which cuts off what is around it.
  expect(parseFloat(outlineOffset)).toBeLessThanOrEqual(-parseFloat(outlineWidth))
})

test('the handle of the budget can be seen where the visitor has colours of his own', async () => {
  const { page } = await arrive('/services/razrabotka-sayta/', { forcedColors: 'active' })
  await seen(page)
  const slider = page.getByRole('slider').first()
  const before = await slider.screenshot()

  await slider.press('End')
  await page.mouse.move(0, 0)
  await slider.blur()

  expect((await slider.screenshot()).equals(before)).toBe(false)
})
