import { expect, test } from 'vitest'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { visit } = siteAndBrowser()

test('a case goes on paper without the frame and the form, black on white', async () => {
  const { page } = await visit('/projects/zernoved/')
  await page.emulateMedia({ media: 'print' })

  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  for (const role of ['banner', 'contentinfo', 'complementary', 'navigation', 'form', 'textbox', 'button'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  const [ink, paper] = await page.locator('h1').evaluate((title) => {
    const { color, backgroundColor } = getComputedStyle(title)
    return [color, backgroundColor]
  })
  expect(ink).toBe('rgb(0, 0, 0)')
  expect(paper).toBe('rgba(0, 0, 0, 0)')
})

test('paper shows where a link to another site leads', async () => {
  const { page } = await visit('/projects/zernoved/')
  await page.emulateMedia({ media: 'print' })

  const link = page.getByRole('main').getByRole('link', { name: 'zernoved.example' })
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'https://zernoved.example',
  )
})
