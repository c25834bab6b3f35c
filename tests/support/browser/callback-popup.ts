import type { Page } from 'playwright'

export const dialogs = (page: Page) => page.locator('dialog[open]')

export const callback = (page: Page) => page.getByRole('dialog', { name: 'Оставить заявку' })

/** A label of its form; no other script of the pages that open it in tests has one like it. */
export const OF_CALLBACK = 'Сайт, если есть'

export const opener = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Оставить заявку' }).first()

export async function openCallback(page: Page) {
  await opener(page).click()
  await callback(page).waitFor()
  await callback(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )
}

export const closed = (page: Page) => dialogs(page).waitFor({ state: 'detached' })

export const isFocused = (target: ReturnType<Page['locator']>) =>
  target.evaluate((element) => element === document.activeElement)
