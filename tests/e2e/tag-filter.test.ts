import { describe, expect, test } from 'vitest'
import { brokenTexts, textsCutOff } from '../support/layout.ts'
import { ROUTES } from '../support/routes.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { visit } = siteAndBrowser()

describe.each([...ROUTES.map(([path]) => path), '/nowhere/'])('%s', (path) => {
  test('cuts off no text at 320 px and breaks no phone and no word of a heading', async () => {
    const { page } = await visit(path, { viewport: { width: 320, height: 800 } })

    // What slides in is cut off on its way.
    await expect.poll(() => textsCutOff(page)).toEqual([])
    expect(await brokenTexts(page)).toEqual([])
  })
})

test('the tag chosen last of a long row is in view on a phone', async () => {
  const { page } = await visit('/projects/?type=rep', {
    viewport: { width: 390, height: 800 },
  })

  const chosen = page.getByRole('navigation', { name: 'Отбор по теме' }).locator('[aria-current]')
  await expect.poll(() => chosen.evaluate((tag) => tag.getBoundingClientRect().right <= innerWidth)).toBe(true)
})
