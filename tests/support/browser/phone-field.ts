import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Visit } from './visit.ts'

export const WHOLE = '+7 (916) 200-30-40'

type Arrive = (path: string) => Promise<Visit>

/** The phone field of the contacts page. */
export async function phoneField(visit: Arrive) {
  const { page } = await visit('/contacts/')
  return { page, field: page.getByRole('main').getByLabel('Телефон') }
}

/** The same with its mask in place. */
export async function maskedField(visit: Arrive) {
  const visited = await phoneField(visit)
  const arrival = maskArrival(visited.page)
  await visited.field.focus()
  await arrival
  // A letter that stays shows that the mask is not there yet.
  await expect
    .poll(async () => {
      await visited.field.fill('')
      await visited.field.press('x')
      return visited.field.inputValue()
    })
    .not.toBe('x')
  await visited.field.fill('')
  return visited
}

export const maskArrival = (page: Page) => page.waitForResponse((response) => response.url().endsWith('.js'))

/** Scripts wait until they are released. */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return { release: () => resolve() }
}

export const expectValue = (field: Locator, value: string) => expect.poll(() => field.inputValue()).toBe(value)

export const paste = (page: Page, text: string) => page.keyboard.insertText(text)
