import { expect, test } from 'vitest'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { site, visit } = siteAndBrowser()

test('the cookie notice goes with «ОК» and does not come back', async () => {
  const { page } = await visit('/')
  const notice = page.getByRole('complementary', { name: 'Куки' })

  await notice.getByRole('button', { name: 'ОК' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.goto('/blog/', { waitUntil: 'networkidle' })

  expect(await notice.count()).toBe(0)
})

test('the cookie notice stays from page to page until it is answered', async () => {
  const { page } = await visit('/')
  const notice = page.getByRole('complementary', { name: 'Куки' })
  await notice.waitFor()

  await page.reload()

  await notice.waitFor()
})

test('the cookie notice opens the policy in a new tab', async () => {
  const { page } = await visit('/')
  const policy = page.getByRole('complementary', { name: 'Куки' }).getByRole('link', { name: /Политик/ })

  const [tab] = await Promise.all([page.waitForEvent('popup'), policy.click()])
  await tab.waitForURL('**/policy/')

  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
})

test('the cookie notice never flashes before a visitor who has agreed', async () => {
  expect(await (await site().get('/')).text()).not.toContain('aria-label="Куки"')
})

test('«ОК» in one tab answers for the others', async () => {
  const { page } = await visit('/')
  const other = await page.context().newPage()
  await other.goto('/blog/', { waitUntil: 'networkidle' })

  await page.getByRole('button', { name: 'ОК' }).click()

  await other.getByRole('complementary', { name: 'Куки' }).waitFor({ state: 'detached' })
})
