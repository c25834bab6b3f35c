import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteAndBrowser } from '../support/site-and-browser.ts'

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
