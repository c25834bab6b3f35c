import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { withPlainSpaces } from '../../support/content/plain-spaces.ts'

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
    expect(withPlainSpaces(await popup.innerText())).toContain(words)
    expect((await popup.getByRole('heading').first().boundingBox())?.x).toBeGreaterThan(
      ((await popup.boundingBox())?.x ?? 0) + 20,
    )
  })
})

/** Open and come to rest. */
async function settled(popup: ReturnType<Page['getByRole']>) {
  await popup.waitFor()
  await popup.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )
}
