import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { contactForm } from '../support/contact-form.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { visit } = siteAndBrowser()

const WHOLE = '+7 (916) 200-30-40'

/** Whichever way a number comes, in one field one after the other; each by itself it comes in the unit test of the mask. */
const TYPED = [
  ['9162003040', WHOLE],
  ['79162003040', WHOLE],
  ['89162003040', WHOLE],
  ['+79162003040', WHOLE],
  ['8 (916) 200-30-40', WHOLE],
  ['9162003040999', WHOLE],
  ['0079162003040', WHOLE],
  ['+789162003040', WHOLE],
  ['+78125557799', '+7 (812) 555-77-99'],
]

const PASTED = [
  ['', '9162003040', WHOLE],
  ['', '+79162003040', WHOLE],
  ['', '79162003040', WHOLE],
  ['', '89162003040', WHOLE],
  ['', '8-916-200-30-40', WHOLE],
  ['', ' +7 916 200 30 40 ', WHOLE],
  ['', 'Тел.: 8 (916) 200-30-40, Анна', WHOLE],
  ['', 'офис 12, +7 (916) 200-30-40 доб. 5', WHOLE],
  ['', '+7 8 916 200-30-40', WHOLE],
  ['', '007 916 200 30 40', WHOLE],
  ['8', '+7 916 200-30-40', WHOLE],
  ['+7', '8125557799', '+7 (812) 555-77-99'],
  ['+7', '7273334455', '+7 (727) 333-44-55'],
] as const

describe('the phone field lays what comes into its mask:', () => {
  test('typed in the ways people write a number', async () => {
    const { field } = await maskedField()
    const seen: string[][] = []
    for (const [typed = ''] of TYPED) {
      await field.fill('')
      await field.pressSequentially(typed)
      seen.push([typed, await field.inputValue()])
    }
    expect(seen).toEqual(TYPED)
  })

  test('pasted in the ways people write one, alone and behind a country', async () => {
    const { field, page } = await maskedField()
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
    const { field } = await maskedField()
    await field.pressSequentially('8 10 375 29 123-45-67')
    expect(await field.inputValue()).not.toMatch(/^\+7 \(\d{3}\)/)
  })

  test('pasted over another number, and put in place of another one', async () => {
    const { field, page } = await maskedField()
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
    const { field, page } = await maskedField()
    await field.fill('4950000000')
    await page.getByRole('main').getByLabel('Имя').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('9162003040')
    expect(await field.inputValue()).toBe(WHOLE)
  })

  test('typed over what Tab has selected before the mask came', async () => {
    const { page, field } = await phoneField()
    await field.evaluate((input: HTMLInputElement) => (input.value = '+7 (495) 000-00-00'))
    await page.getByRole('main').getByLabel('Имя').focus()
    const arrival = maskArrival(page)
    await page.keyboard.press('Tab')
    await arrival
    await page.waitForLoadState('networkidle')
    await page.keyboard.type('9162003040')
    expect(await field.inputValue()).toBe(WHOLE)
  })

  test('filled in by the browser before anybody touched it', async () => {
    const { page, field } = await phoneField()
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

describe('a number of another country', () => {
  const FOREIGN = '+375 29 123-45-67'

  const WAYS = {
    typed: (field: Locator) => field.pressSequentially(FOREIGN),
    pasted: (field: Locator) => paste(field.page(), FOREIGN),
    'put in place of another': (field: Locator) => field.fill('9162003040').then(() => field.fill(FOREIGN)),
  }

  test('typed, pasted or put in place of another stays as it is and is refused in words', async () => {
    const { page, field } = await maskedField()
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
    const { field } = await maskedField()
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
    const { page, field } = await phoneField()
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

describe('while a number is typed', () => {
  test('each digit takes its place, and Backspace goes over brackets, spaces and dashes', async () => {
    const { field } = await maskedField()
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
    const { field } = await maskedField()
    await field.pressSequentially('916203040')
    await putCaret(field, '+7 (916) 2'.length)
    await field.press('0')
    expect(await field.inputValue()).toBe(WHOLE)
    await field.press('Backspace')
    expect(await field.inputValue()).toBe('+7 (916) 203-04-0')
    expect(await caret(field)).toBe('+7 (916) 2'.length)
  })

  test('a field left with nothing but the country is empty', async () => {
    const { field } = await maskedField()
    await field.pressSequentially('8')
    await field.press('Tab')
    expect(await field.inputValue()).toBe('')
    await field.pressSequentially('9162003040')
    expect(await field.inputValue()).toBe(WHOLE)
  })
})

describe('the mask as a part of its own', () => {
  test('is not asked for before a phone field is touched', async () => {
    const { page, field } = await phoneField()
    const masks: string[] = []
    page.on('response', async (response) => {
      // What is still on its way when the window closes has no text.
      const script = response.url().endsWith('.js') ? await response.text().catch(() => '') : ''
      if (script.includes('+7 (000) 000-00-00')) masks.push(response.url())
    })
    await page.getByRole('main').getByLabel('Имя').focus()
    await page.waitForLoadState('networkidle')
    expect(masks).toEqual([])
    await field.hover()
    await expect.poll(() => masks.length).toBe(1)
  })

  test('keeps what was typed before it came', async () => {
    const { page, field } = await phoneField()
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
    const { page, field } = await phoneField()
    await page.route(/\.js$/, (route) => route.abort())
    await field.pressSequentially('8 916 200 30 40')
    await field.press('Tab')
    await expectValue(field, WHOLE)
  })
})

test('the placeholders show the mask', async () => {
  const { page, field } = await phoneField()
  expect(await field.getAttribute('placeholder')).toBe('+7 (___) ___-__-__')
  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
  const popup = page.getByRole('dialog', { name: 'Оставить заявку' })
  expect(await popup.getByLabel('Телефон').getAttribute('placeholder')).toBe('+7 (999) 999-99-99*')
})

async function phoneField() {
  const { page } = await visit('/contacts/')
  return { page, field: page.getByRole('main').getByLabel('Телефон') }
}

async function maskedField() {
  const visited = await phoneField()
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

const maskArrival = (page: Page) => page.waitForResponse((response) => response.url().endsWith('.js'))

async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return { release: () => resolve() }
}

const paste = (page: Page, text: string) => page.keyboard.insertText(text)

const expectValue = (field: Locator, value: string) => expect.poll(() => field.inputValue()).toBe(value)

const caret = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart)

const putCaret = (field: Locator, position: number) =>
  field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), position)
