import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectValue, maskArrival, maskedField, phoneField, WHOLE, paste } from '../../support/browser/phone-field.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

/** Every other way a number comes is in the unit test of the mask. */
const PASTED = [
  ['', 'Тел.: 8 (916) 200-30-40, Анна', WHOLE],
  ['+7', '8125557799', '+7 (812) 555-77-99'],
] as const

describe('the phone field lays what comes into its mask:', () => {
  test('pasted with words around it, and behind a country', async () => {
    const { field, page } = await maskedField(visit)
    const seen: string[][] = []
    for (const [typed, pasted] of PASTED) {
      await field.fill('')
      await field.pressSequentially(typed)
      await paste(page, pasted)
      seen.push([typed, pasted, await field.inputValue()])
    }
    expect(seen).toEqual(PASTED)
  })

  test('typed as it is dialled from Russia to abroad: as no number of Russia', async () => {
    const { field } = await maskedField(visit)
    await field.pressSequentially('8 10 375 29 123-45-67')
    expect(await field.inputValue()).not.toMatch(/^\+7 \(\d{3}\)/)
  })

  test('pasted over another number, and put in place of another one', async () => {
    const { field, page } = await maskedField(visit)
    await field.pressSequentially('4950000000')
    await field.selectText()
    await paste(page, '8 916 200 30 40')
    expect(await field.inputValue()).toBe(WHOLE)

    await field.fill('4950000000')
    await page.getByRole('main').getByLabel('Имя').focus()
    await field.fill('89162003040')
    expect(await field.inputValue()).toBe(WHOLE)
  })

  test('typed over what Tab has selected', async () => {
    const { field, page } = await maskedField(visit)
    await field.fill('4950000000')
    await page.getByRole('main').getByLabel('Имя').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('9162003040')
    expect(await field.inputValue()).toBe(WHOLE)
  })

  test('typed over what Tab has selected before the mask came', async () => {
    const { page, field } = await phoneField(visit)
    await field.evaluate((input: HTMLInputElement) => (input.value = '+7 (495) 000-00-00'))
    await page.getByRole('main').getByLabel('Имя').focus()
    const arrival = maskArrival(page)
    await page.keyboard.press('Tab')
    await arrival
    await page.waitForLoadState('networkidle')
    await page.keyboard.type('9162003040')
    await expectValue(field, WHOLE)
  })

  test('filled in by the browser before anybody touched it', async () => {
    const { page, field } = await phoneField(visit)
    const arrival = maskArrival(page)
    await field.evaluate((input: HTMLInputElement) => {
      input.value = '+79162003040'
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await arrival
    await expectValue(field, WHOLE)
  })
})

describe('while a number is typed', () => {
  test('each digit takes its place, and Backspace goes over brackets, spaces and dashes', async () => {
    const { field } = await maskedField(visit)
    const press = async (keys: Iterable<string>) => {
      const seen: string[] = []
      for (const key of keys) {
        await field.press(key)
        seen.push(await field.inputValue())
      }
      return seen
    }
    const typed = await press('89162003040')
    expect(typed.slice(0, 5)).toEqual(['+7', '+7 (9', '+7 (91', '+7 (916', '+7 (916) 2'])
    expect(typed.at(-1)).toBe(WHOLE)

    expect(await press(Array(14).fill('Backspace'))).toEqual([
      '+7 (916) 200-30-4',
      '+7 (916) 200-30-',
      '+7 (916) 200-30',
      '+7 (916) 200-3',
      '+7 (916) 200-',
      '+7 (916) 200',
      '+7 (916) 20',
      '+7 (916) 2',
      '+7 (916) ',
      '+7 (916',
      '+7 (91',
      '+7 (9',
      '+7 (',
      '',
    ])
  })

  test('a digit put into the middle leaves the caret behind it', async () => {
    const { field } = await maskedField(visit)
    await field.pressSequentially('916203040')
    await putCaret(field, '+7 (916) 2'.length)
    await field.press('0')
    expect(await field.inputValue()).toBe(WHOLE)
    await field.press('Backspace')
    expect(await field.inputValue()).toBe('+7 (916) 203-04-0')
    expect(await caret(field)).toBe('+7 (916) 2'.length)
  })

  test('a field left with nothing but the country is empty', async () => {
    const { field } = await maskedField(visit)
    await field.pressSequentially('8')
    await field.press('Tab')
    expect(await field.inputValue()).toBe('')
    await field.pressSequentially('9162003040')
    expect(await field.inputValue()).toBe(WHOLE)
  })
})

test('the placeholders show the mask', async () => {
  const { page, field } = await phoneField(visit)
  expect(await field.getAttribute('placeholder')).toBe('+7 (___) ___-__-__')
  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
  const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
  expect(await popup.getByLabel('Телефон').getAttribute('placeholder')).toBe('+7 (999) 999-99-99*')
})

const caret = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart)

const putCaret = (field: Locator, position: number) =>
  field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), position)
