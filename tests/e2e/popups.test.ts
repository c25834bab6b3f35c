import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const { visit } = siteAndBrowser()

/** The width of so many columns of 80 px with gaps of 40 px. */
const columns = (count: number) => count * 120 - 40

const POPUPS = [
  { name: 'tariff', page: '/services/kontekstnaya-reklama/', opener: 'Смотреть тарифы', title: 'Тарифы', width: 8 },
  { name: 'fortuna', page: '/', opener: 'Крутить колесо', title: 'Крутите — пустых секторов нет', width: 9 },
  { name: 'callback', page: '/', opener: 'Оставить заявку', title: 'Оставить заявку', width: 6 },
  { name: 'review', page: '/reviews/', opener: /Я кормлю людей/, title: 'Мадина Шакарова', width: 8 },
  {
    name: 'text',
    page: '/services/tekhnicheskaya-podderzhka/',
    opener: 'Чем помогаем магазинам и корпоративным сайтам',
    title: 'Техническая поддержка магазинов и корпоративных сайтов',
    width: 8,
  },
  {
    name: 'seo-yes',
    page: '/services/seo/',
    opener: 'Да, хочу такую же',
    title: 'Покажем, как сделать такую же для вашего бизнеса!',
    width: 7,
  },
  {
    name: 'seo-no',
    page: '/services/seo/',
    opener: 'Нет, есть вопросы',
    title: 'Ой-ей... Честно говоря, мы старались!',
    width: 7,
  },
]

describe('a popup opens from its page as wide as it should be and under its title', () => {
  test.each(POPUPS)('$name', async ({ page: path, opener, title, width }) => {
    const { page, complaints } = await visit(path, {
      viewport: { width: 1440, height: 900 },
    })

    await page.getByRole('main').getByRole('link', { name: opener }).first().click()
    const popup = page.getByRole('dialog', { name: title })
    await settled(popup)

    expect(await popup.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(columns(width))
    expect(complaints).toEqual([])
  })

  test.each([
    { name: 'success', role: 'dialog', title: 'Сообщение успешно отправлено' },
    { name: 'error', role: 'alertdialog', title: 'Произошла ошибка. Попробуйте повторить позже' },
  ] as const)('$name', async ({ name, role, title }) => {
    const { page } = await visit(`/?popup=${name}`)

    const popup = page.getByRole(role, { name: title })
    await settled(popup)

    expect(await popup.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(columns(5))
  })

  test('below 640 px every popup is a sheet at the bottom that scrolls by itself', async () => {
    const viewport = { width: 360, height: 640 }
    const { page } = await visit('/services/kontekstnaya-reklama/', { viewport })

    await page.getByRole('link', { name: 'Смотреть тарифы' }).click()
    const popup = page.getByRole('dialog', { name: 'Тарифы' })
    await settled(popup)

    const before = await page.evaluate(() => scrollY)
    const box = await popup.boundingBox()
    expect(box?.width).toBe(360)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640)
    expect(box?.height).toBeLessThanOrEqual(640 * 0.92)
    await popup.getByRole('link', { name: 'Выбрать тариф «Настройка»' }).scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})

describe('the tariffs', () => {
  test('show price and hours, open one row at a time and lead to the callback form with their goal', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await page.getByRole('link', { name: 'Смотреть тарифы' }).click()
    const popup = page.getByRole('dialog', { name: 'Тарифы' })
    const rows = popup.getByRole('button', { expanded: true })
    await popup.waitFor()

    expect(await rows.allInnerTexts()).toEqual(['Ход'])
    await popup.getByRole('button', { name: 'Старт' }).click()
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Старт'])
    expect(plain(await popup.innerText())).toContain('30 тыс. ₽/мес')
    expect(plain(await popup.innerText())).toContain('18 часов/мес.')

    await popup.getByRole('link', { name: 'Выбрать тариф «Старт»' }).click()
    const callback = page.getByRole('dialog', { name: 'Оставить заявку' })
    await callback.waitFor()
    expect(await callback.locator('[name=reachgoal]').inputValue()).toBe('uslugitarifi')
    expect(await page.locator('dialog[open]').count()).toBe(1)
  })

  test('that promise a result show its chart and say that it is an average', async () => {
    const { page } = await visit('/services/seo/')
    await page.getByRole('link', { name: 'Смотреть тарифы' }).click()
    const popup = page.getByRole('dialog', { name: 'Тарифы' })
    await popup.waitFor()

    const chart = popup.getByRole('img', { name: /^97 обращений/ })
    expect(await chart.evaluate((image: HTMLImageElement) => image.decode().then(() => image.width))).toBeGreaterThan(
      300,
    )
    expect(plain(await popup.innerText())).toContain('средние результаты наших проектов')
  })

  test('that promise none have no note on averages', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await page.getByRole('link', { name: 'Смотреть тарифы' }).click()
    const popup = page.getByRole('dialog', { name: 'Тарифы' })
    await popup.waitFor()

    expect(plain(await popup.innerText())).not.toContain('средние результаты')
  })

  test.each([
    ['/services/razrabotka-sayta/', 'Лендинг'],
    ['/verstashop/', 'Лавка'],
  ])('open from the prices of %s, which has no table of them', async (path, name) => {
    const { page } = await visit(path)

    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()

    await page.getByRole('dialog', { name: 'Тарифы' }).getByRole('button', { name }).waitFor()
  })
})

describe('the vote', () => {
  test('a yes leads to the callback form, tells the counter its goal and leaves no marker', async () => {
    const { page } = await visit('/services/seo/')
    await page.getByRole('link', { name: 'Да, хочу такую же' }).click()

    await page
      .getByRole('dialog', { name: /Покажем/ })
      .getByRole('link', { name: 'Оставить заявку' })
      .click()

    const callback = page.getByRole('dialog', { name: 'Оставить заявку' })
    await callback.waitFor()
    expect(await callback.locator('[name=reachgoal]').inputValue()).toBe('')
  })

  test('a no asks for words and sends them as a contact', async () => {
    const { page } = await visit('/services/seo/')
    await page.getByRole('link', { name: 'Нет, есть вопросы' }).click()
    const popup = page.getByRole('dialog', { name: /мы старались/ })
    await popup.getByText('Помогите нам стать лучше — расскажите, что вам не понравилось?').waitFor()

    await popup.getByLabel('Сообщение').fill('Непонятно, что входит в цену')
    await popup.getByLabel('Согласен').check()
    const [request] = await Promise.all([
      page.waitForRequest('**/api/mail/'),
      popup.getByRole('button', { name: 'Отправить' }).click(),
    ])

    expect(request.postDataJSON()).toMatchObject({ type: 'contacts', message: 'Непонятно, что входит в цену' })
    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
  })
})

test('a long review stands whole in its popup: who, what about, when and every word', async () => {
  const { page } = await visit('/reviews/')

  await page.getByRole('link', { name: /Я кормлю людей/ }).click()
  const popup = page.getByRole('dialog', { name: 'Мадина Шакарова' })

  const text = plain(await popup.innerText())
  expect(text).toContain('Владелица, «Гранат и мята»')
  expect(text).toContain('SMM')
  expect(text).toContain('21 августа 2026')
  expect(text).toContain('и мы опять дружим')
})

describe('a review of the home page, whose document has its heading alone', () => {
  const WORDS = 'перезвонила уточнить'
  const opener = (page: Page) => page.getByRole('link', { name: 'Читать целиком' }).first()

  test('is fetched and read whole when its opener is pressed', async () => {
    const { page, complaints } = await visit('/')
    expect(await (await page.request.get('/')).text()).not.toContain(WORDS)

    await opener(page).click()
    const text = plain(await page.getByRole('dialog', { name: 'Ольга Меженина' }).innerText())

    expect(text).toContain('Реклама')
    expect(text).toContain('8 октября 2026')
    expect(text).toContain(WORDS)
    expect(complaints).toEqual([])
  })

  test('leads to the page of reviews when it cannot be fetched', async () => {
    const { page } = await visit('/')
    await page.route('/api/reviews/**', (route) => route.abort())

    await opener(page).click()

    await page.waitForURL('/reviews/')
  })
})

describe('without JavaScript', () => {
  test.each([
    ['/services/seo/', 'Да, хочу такую же', 'Покажем, как сделать такую же для вашего бизнеса!'],
    ['/services/seo/', 'Нет, есть вопросы', 'Помогите нам стать лучше'],
    ['/services/tekhnicheskaya-podderzhka/', 'Чем помогаем магазинам', 'Интернет-магазинам'],
    ['/', 'Крутить колесо', 'Оставить заявку'],
  ])('%s «%s» comes back with the popup open and dressed', async (path, opener, words) => {
    const { page } = await visit(path, { javaScriptEnabled: false })

    await page.getByRole('main').getByRole('link', { name: opener }).click()
    // With its styles, which an element alone does not wait for.
    await page.waitForURL(/popup=/, { waitUntil: 'load' })

    const popup = page.locator('dialog[open]')
    expect(plain(await popup.innerText())).toContain(words)
    expect((await popup.getByRole('heading').first().boundingBox())?.x).toBeGreaterThan(
      ((await popup.boundingBox())?.x ?? 0) + 20,
    )
  })

  test('without JavaScript a complaint is sent, too', async () => {
    const { page } = await visit('/services/seo/?popup=seo-no', { javaScriptEnabled: false })

    await page.getByLabel('Сообщение').fill('Дорого')
    await page.locator('dialog[open]').getByRole('checkbox').check()
    await page.locator('dialog[open]').getByRole('button', { name: 'Отправить' }).click()

    await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/services/seo/')
  })

  test('a refused complaint comes back in its own popup', async () => {
    const { page } = await visit('/?popup=seo-no', { javaScriptEnabled: false })

    await page.getByLabel('Сообщение').fill('Дорого')
    await page.locator('dialog[open]').getByRole('button', { name: 'Отправить' }).click()

    await page.locator('dialog[open]').getByText('Необходимо согласие').waitFor()
    expect(await page.getByLabel('Сообщение').inputValue()).toBe('Дорого')
  })
})

/** Open and come to rest. */
async function settled(popup: ReturnType<Page['getByRole']>) {
  await popup.waitFor()
  await popup.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )
}

const plain = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ')
