import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { contactForm } from '../support/contact-form.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { visit } = siteAndBrowser()

const WHOLE = '+7 (916) 200-30-40'

describe('the phone field lays what comes into its mask:', () => {
  test.each([
    ['9162003040', 'the ten digits'],
    ['79162003040', 'with a leading 7'],
    ['89162003040', 'with a leading 8'],
    ['+79162003040', 'with +7'],
    ['8 (916) 200-30-40', 'with signs and brackets'],
    ['9162003040999', 'with more digits than a number has'],
    ['0079162003040', 'with 007'],
    ['+789162003040', 'with the country twice'],
  ])('typed %j', async (typed) => {
    const { field } = await maskedField()
    await field.pressSequentially(typed)
    expect(await field.inputValue()).toBe(WHOLE)
  })

  test.each([
    ['9162003040'],
    ['+79162003040'],
    ['79162003040'],
    ['89162003040'],
    ['8-916-200-30-40'],
    [' +7 916 200 30 40 '],
    ['Тел.: 8 (916) 200-30-40, Анна'],
    ['офис 12, +7 (916) 200-30-40 доб. 5'],
    ['+7 8 916 200-30-40'],
    ['007 916 200 30 40'],
  ])('pasted %j', async (pasted) => {
    const { field, page } = await maskedField()
    await paste(page, pasted)
    expect(await field.inputValue()).toBe(WHOLE)
  })

  test('pasted after the country was typed', async () => {
    const { field, page } = await maskedField()
    await field.pressSequentially('8')
    await paste(page, '+7 916 200-30-40')
    expect(await field.inputValue()).toBe(WHOLE)
  })

  test.each([
    ['8125557799', '+7 (812) 555-77-99'],
    ['7273334455', '+7 (727) 333-44-55'],
  ])('pasted %j, whose area begins like a country, after +7 was typed', async (pasted, number) => {
    const { field, page } = await maskedField()
    await field.pressSequentially('+7')
    await paste(page, pasted)
    expect(await field.inputValue()).toBe(number)
  })

  test('typed as it is dialled from Russia to abroad: as no number of Russia', async () => {
    const { field } = await maskedField()
    await field.pressSequentially('8 10 375 29 123-45-67')
    expect(await field.inputValue()).not.toMatch(/^\+7 \(\d{3}\)/)
  })

  test('pasted over another number', async () => {
    const { field, page } = await maskedField()
    await field.pressSequentially('4950000000')
    await field.selectText()
    await paste(page, '8 916 200 30 40')
    expect(await field.inputValue()).toBe(WHOLE)
  })

  test('put in place of another one', async () => {
    const { field, page } = await maskedField()
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

  test.each([
    ['typed', (field: Locator) => field.pressSequentially(FOREIGN)],
    ['pasted', (field: Locator) => paste(field.page(), FOREIGN)],
    ['pasted in place of another', (field: Locator) => field.fill('9162003040').then(() => field.fill(FOREIGN))],
  ])('%s stays as it is and is refused in words', async (_how, enter) => {
    const { page, field } = await maskedField()
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await enter(field)
    expect(await field.inputValue()).toBe(FOREIGN)

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
  test('each digit takes its place', async () => {
    const { field } = await maskedField()
    const seen: string[] = []
    for (const digit of '89162003040') {
      await field.press(digit)
      seen.push(await field.inputValue())
    }
    expect(seen.slice(0, 5)).toEqual(['+7', '+7 (9', '+7 (91', '+7 (916', '+7 (916) 2'])
    expect(seen.at(-1)).toBe(WHOLE)
  })

  test('an area that begins with 8 or 7 stays whole behind the country', async () => {
    const { field } = await maskedField()
    await field.pressSequentially('+78125557799')
    expect(await field.inputValue()).toBe('+7 (812) 555-77-99')
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

  test('Backspace goes over brackets, spaces and dashes', async () => {
    const { field } = await maskedField()
    await field.pressSequentially('9162003040')
    const seen = [await field.inputValue()]
    while (seen.at(-1) !== '' && seen.length < 20) {
      await field.press('Backspace')
      seen.push(await field.inputValue())
    }
    expect(seen).toEqual([
      '+7 (916) 200-30-40',
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
