import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

test('the way is counted over the pages of a session, and told at the milepost and at the end', async () => {
  const { page } = await visit('/about/')
  await expect.poll(() => afterAnotherStep(page)).toBe('3 версты')
  expect(await page.locator('main [data-way]').count()).toBeGreaterThan(0)

  await page.locator('footer').getByRole('link', { name: 'Сотрудники' }).click()
  await page.waitForURL('**/team/')
  await expect.poll(() => wayOf(page)).toMatch(/^[3-9] (?:версты|вёрст)$/)
})

test('the years of the house stand in one row, each over its story', async () => {
  const { page } = await visit('/about/')
  const { tops, posts, stories } = await page
    .locator('main ol')
    .filter({ hasText: 'Первый сайт' })
    .evaluate((list) => {
      const marks = [...(list.previousElementSibling?.children ?? [])].map((mark) => mark.getBoundingClientRect())
      return {
        tops: new Set(marks.map(({ top }) => top)).size,
        posts: marks.filter(({ height }) => height > 20).map(({ left }) => Math.round(left)),
        stories: [...list.children].map((story) => Math.round(story.getBoundingClientRect().left)),
      }
    })
  expect(tops).toBe(1)
  expect(posts).toHaveLength(stories.length)
  // The last one ends at its post, at the edge of the page.
  expect(posts.slice(0, -1)).toEqual(stories.slice(0, -1))
})

test.each(['/', '/about/'])('the way told under a milepost of %s stands clear of the list below it', async (path) => {
  const { page } = await visit(path, { viewport: { width: 1280, height: 900 } })
  const gaps = await page.locator('main section > .wrap:not(:last-child) b:not(p *) + i').evaluateAll((poles) =>
    poles.map((pole) => {
      const list = pole.closest('section > .wrap')!.nextElementSibling!
      return list.getBoundingClientRect().top - pole.getBoundingClientRect().bottom
    }),
  )
  expect(gaps.length).toBeGreaterThan(0)
  // The words are 8 px below the pole and 14 px high.
  expect(Math.min(...gaps)).toBeGreaterThan(28)
})

/** Back and forth by less than a window: what counts when the page is idle may not count the first steps. */
async function afterAnotherStep(page: Page): Promise<string> {
  const way = await wayOf(page)
  if (way !== '3 версты')
    await page.evaluate(() => scrollTo({ top: scrollY > 0 ? 0 : innerHeight * 0.9, behavior: 'instant' }))
  return way
}

const wayOf = (page: Page) =>
  page.locator('#top > footer').evaluate(({ dataset }: HTMLElement) => dataset['way']?.replace('\u00A0', ' ') ?? '')
