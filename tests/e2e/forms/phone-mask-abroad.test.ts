import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { contactForm } from '../../support/browser/contact-form.ts'
import { holdScripts, maskArrival, maskedField, phoneField, WHOLE, paste } from '../../support/browser/phone-field.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

describe('a number of another country', () => {
  const FOREIGN = '+375 29 123-45-67'

  const WAYS = {
    typed: (field: Locator) => field.pressSequentially(FOREIGN),
    pasted: (field: Locator) => paste(field.page(), FOREIGN),
    'put in place of another': (field: Locator) => field.fill('9162003040').then(() => field.fill(FOREIGN)),
  }

  test('typed, pasted or put in place of another stays as it is and is refused in words', async () => {
    const { page, field } = await maskedField(visit)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))

    for (const [way, enter] of Object.entries(WAYS)) {
      await field.fill('')
      await enter(field)
      expect(await field.inputValue(), way).toBe(FOREIGN)
    }
    await contactForm(page).getByRole('button').click()
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.inputValue()).toBe(FOREIGN)
    expect(posts).toEqual([])
  })

  test('gives its place to a Russian one', async () => {
    const { field } = await maskedField(visit)
    await field.pressSequentially('+49 30')
    for (let left = 6; left > 0; left--) await field.press('Backspace')
    expect(await field.inputValue()).toBe('')
    await field.pressSequentially('8916200')
    expect(await field.inputValue()).toBe('+7 (916) 200')
    await field.fill('+49 30 123456')
    await field.fill('89162003040')
    expect(await field.inputValue()).toBe(WHOLE)
  })

  test('typed before the mask came stays as well', async () => {
    const { page, field } = await phoneField(visit)
    const held = await holdScripts(page)
    await field.focus()
    await field.pressSequentially('+49 30 12')
    const arrival = maskArrival(page)
    held.release()
    await arrival
    await field.pressSequentially('3456')
    await field.press('Tab')
    expect(await field.inputValue()).toBe('+49 30 123456')
  })
})
