import type { BrowserContextOptions, Page } from 'playwright'
import type { VisitSite } from './site-and-browser.ts'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const

/** The row of certificates on «О нас», a slider. */
export const papers = (page: Page) => page.getByRole('group', { name: 'Сертификаты' })
export const row = (page: Page) => papers(page).locator('.swiper-wrapper')
export const place = (page: Page) => papers(page).getByRole('status')

export async function comeToPapers(
  visit: VisitSite,
  options?: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const visitor = await visit('/about/', options, prepare)
  await row(visitor.page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await place(visitor.page).waitFor()
  return visitor
}
