import type { BrowserContextOptions, Page } from 'playwright'
import type { VisitSite } from './site-and-browser.ts'

export const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Просмотр картинок' })
export const positionOf = (page: Page) => viewerOf(page).getByRole('status')
export const photoOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: `Сертификат «${name}»` })

/** The current picture has loaded and come to rest. */
export const isReady = (page: Page) => page.locator('dialog[data-state="ready"]').waitFor()

export const atPicture = (page: Page, place: number) =>
  positionOf(page)
    .getByText(new RegExp(`^${place}\\sиз`))
    .waitFor()

export async function openPhoto(visit: VisitSite, name: string, options?: BrowserContextOptions) {
  const visitor = await visit('/certificates/', options)
  await photoOf(visitor.page, name).click()
  await isReady(visitor.page)
  return visitor
}

export const currentPhoto = (page: Page) =>
  page.locator('.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)')

/** Displayed width of the current picture. */
export const displayedWidth = (page: Page) => currentPhoto(page).evaluate((img) => img.getBoundingClientRect().width)
