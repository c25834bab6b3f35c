import { expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

test('the tag chosen last of a long row is in view on a phone', async () => {
  const { page } = await visit('/projects/?type=rep', {
    viewport: { width: 390, height: 800 },
  })

  const chosen = page.getByRole('navigation', { name: 'Отбор по теме' }).locator('[aria-current]')
  await expect.poll(() => chosen.evaluate((tag) => tag.getBoundingClientRect().right <= innerWidth)).toBe(true)
})
