import { describe, expect, test } from 'vitest'
import { atRest } from '../../support/browser/at-rest.ts'
import { expectValue, holdScripts, phoneField, WHOLE } from '../../support/browser/phone-field.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

describe('the mask as a part of its own', () => {
  test('is not asked for before a phone field is touched', async () => {
    const { page, field } = await phoneField(visit)
    const masks: string[] = []
    page.on('response', async (response) => {
      // What is still on its way when the window closes has no text.
      const script = response.url().endsWith('.js') ? await response.text().catch(() => '') : ''
      if (script.includes('+7 (000) 000-00-00')) masks.push(response.url())
    })
    await page.getByRole('main').getByLabel('Имя').focus()
    await atRest(page)
    expect(masks).toEqual([])
    await field.hover()
    await expect.poll(() => masks.length).toBe(1)
  })

  test('keeps what was typed before it came', async () => {
    const { page, field } = await phoneField(visit)
    const held = await holdScripts(page)
    await field.focus()
    await field.pressSequentially('8916200')
    expect(await field.inputValue()).toBe('8916200')
    held.release()
    await expectValue(field, '+7 (916) 200')
    await field.pressSequentially('3040')
    expect(await field.inputValue()).toBe(WHOLE)
  })

  test('may fail to come: the number is laid out when the field is left', async () => {
    const { page, field } = await phoneField(visit)
    await page.route(/\.js$/, (route) => route.abort())
    await field.pressSequentially('8 916 200 30 40')
    await field.press('Tab')
    await expectValue(field, WHOLE)
  })
})
