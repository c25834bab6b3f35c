import type { Page } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'
import { landmarksSaid } from '../support/behind.ts'
import { launchBrowser } from '../support/browser.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'
import { isAlive } from '../support/visit.ts'

const { site, visit } = siteAndBrowser(() => ({ METRIKA_ID: '12345' }))

const dialogs = (page: Page) => page.locator('dialog[open]')
const callback = (page: Page) => page.getByRole('dialog', { name: 'Оставить заявку' })
const opener = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Оставить заявку' }).first()

async function openCallback(page: Page) {
  await opener(page).click()
  await callback(page).waitFor()
  await callback(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )
}

const closed = (page: Page) => dialogs(page).waitFor({ state: 'detached' })

const isFocused = (target: ReturnType<Page['locator']>) =>
  target.evaluate((element) => element === document.activeElement)

describe('a popup closes', () => {
  test.each([
    ['by its button', (page: Page) => callback(page).getByRole('button', { name: 'Закрыть' }).click()],
    ['by Escape', (page: Page) => page.keyboard.press('Escape')],
    ['by a press on the backdrop', (page: Page) => page.mouse.click(8, 400)],
    ['by Back', (page: Page) => page.goBack()],
  ])('%s, and the focus returns to what opened it', async (_, close) => {
    const { page, complaints } = await visit('/')
    await openCallback(page)

    await close(page)
    await closed(page)

    expect(await isFocused(opener(page))).toBe(true)
    expect(page.url()).toBe(`${site().url}/`)
    expect(complaints).toEqual([])
  })

  test('not by a press that began inside and ended on the backdrop, nor the other way round', async () => {
    const { page } = await visit('/')
    await openCallback(page)
    const heading = await callback(page).getByRole('heading').boundingBox()

    await drag(page, { x: heading?.x ?? 0, y: heading?.y ?? 0 }, { x: 8, y: 400 })
    await drag(page, { x: 8, y: 400 }, { x: heading?.x ?? 0, y: heading?.y ?? 0 })

    expect(await dialogs(page).count()).toBe(1)
    expect(await dialogs(page).getAttribute('data-leaving')).toBe(null)
  })

  test('playing back the way it came', async () => {
    const { page } = await visit('/')
    await openCallback(page)
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]')
      new MutationObserver(() => {
        const durations = [dialog, dialog?.nextElementSibling].map((element) =>
          element?.getAnimations().map(({ effect }) => effect?.getTiming().duration),
        )
        document.body.dataset['durations'] = JSON.stringify(durations)
      }).observe(dialog ?? document, { attributeFilter: ['data-leaving'] })
    })

    await page.keyboard.press('Escape')
    await closed(page)

    expect(JSON.parse((await page.locator('body').getAttribute('data-durations')) ?? '')).toEqual([[160, 160], [240]])
  })

  test('at once for those who asked for calm', async () => {
    const { page } = await visit('/', { reducedMotion: 'reduce' })
    await openCallback(page)

    const lasting = await callback(page).evaluate(async (element) => {
      document.querySelector<HTMLElement>('dialog [aria-label="Закрыть"]')?.click()
      await new Promise(requestAnimationFrame)
      return element.getAnimations({ subtree: true }).filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
        .length
    })
    await closed(page)

    expect(lasting).toBe(0)
  })
})

describe('the history', () => {
  test('Forward after Back leads to the page, not into a dead end', async () => {
    const { page } = await visit('/contacts/')
    await page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Блог' }).click()
    await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    await callback(page).waitFor()

    await page.goBack()
    await closed(page)
    await page.goForward()
    await page.waitForFunction(() => !(history.state as { isOverlay?: boolean } | null)?.isOverlay)
    expect(await dialogs(page).count()).toBe(0)

    await page.goBack()
    await page.waitForURL('**/contacts/')
    await page.getByRole('heading', { level: 1, name: /495/ }).waitFor()
  })

  test('closing by hand leaves one step back to the page before', async () => {
    const { page } = await visit('/contacts/')
    await page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Блог' }).click()
    await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
    await callback(page).waitFor()
    await page.keyboard.press('Escape')
    await closed(page)
    await page.waitForFunction(() => !(history.state as { isOverlay?: boolean } | null)?.isOverlay)

    await page.goBack()

    await page.waitForURL('**/contacts/')
  })

  test('the policy in a form closes the popup and opens its page, one step from where the visitor was', async () => {
    const { page, complaints } = await visit('/blog/')
    await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()

    await callback(page).getByRole('link', { name: 'Политики конфиденциальности' }).click()
    await page.waitForURL('**/policy/#consent')
    await page.getByRole('heading', { level: 1, name: 'Политика конфиденциальности' }).waitFor()
    await closed(page)

    await page.goBack()
    await page.waitForURL('**/blog/')
    await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
    expect(await dialogs(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('a popup named in the address leaves it when it is closed', async () => {
    const { page } = await visit('/blog/?popup=callback')

    await page.locator('dialog[aria-modal]').waitFor()
    await page.keyboard.press('Escape')
    await closed(page)

    await page.waitForURL(`${site().url}/blog/`)
  })
})

describe('one popup after another', () => {
  test('the focus returns to the opener of the first, and its marker is gone', async () => {
    const { page } = await visit('/services/seo/')
    await page.evaluate(() => {
      const told: unknown[] = []
      Object.assign(window, { told, ym: (...words: unknown[]) => told.push(words) })
    })
    const yes = page.getByRole('link', { name: 'Да, хочу такую же' })
    await yes.click()
    await page
      .getByRole('dialog', { name: /Покажем/ })
      .getByRole('link', { name: 'Оставить заявку' })
      .click()
    await callback(page).waitFor()

    expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
      [12345, 'reachGoal', 'click-ostavit-zayavku'],
    ])
    await page.keyboard.press('Escape')
    await closed(page)
    expect(await isFocused(yes)).toBe(true)
  })

  test('the goal marker of one popup does not reach the next', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await page.getByRole('link', { name: 'Выбрать тариф «Старт»' }).click()
    expect(await callback(page).locator('[name=reachgoal]').inputValue()).toBe('uslugitarifi')
    await page.keyboard.press('Escape')
    await closed(page)

    await opener(page).click()

    expect(await callback(page).locator('[name=reachgoal]').inputValue()).toBe('')
  })

  test('news of a failed sending stands over the form, which keeps what was typed and its marker', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await goOnAfterFailure(page)

    expect(await callback(page).getByLabel('Имя').inputValue()).toBe('Анна')
    expect(await callback(page).locator('[name=reachgoal]').inputValue()).toBe('uslugitarifi')
    expect(await isFocused(callback(page).getByRole('button', { name: 'Отправить' }))).toBe(true)
    await expect.poll(() => landmarksSaid(page)).toEqual(['dialog'])
  })

  test('the form under the news can be filled in again in browsers where a press gives no focus', async () => {
    const { page } = await visit('/services/kontekstnaya-reklama/')
    await page.evaluate(() =>
      addEventListener('mousedown', (event) => {
        event.preventDefault()
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      }),
    )
    await goOnAfterFailure(page)

    expect(await callback(page).evaluate((form) => form.closest('[inert]'))).toBe(null)
  })
})

test('Tab goes round inside, both ways', async () => {
  const { page } = await visit('/')
  await openCallback(page)
  const close = callback(page).getByRole('button', { name: 'Закрыть' })
  const send = callback(page).getByRole('button', { name: 'Отправить' })
  await close.focus()

  await page.keyboard.press('Shift+Tab')
  expect(await isFocused(send)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isFocused(close)).toBe(true)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  }
})

test('the page does not scroll beneath, and does not jump for want of its scrollbar', async () => {
  const withScrollbars = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
  onTestFinished(() => withScrollbars.close())
  const page = await withScrollbars.newPage({ baseURL: site().url })
  await page.goto('/blog/', { waitUntil: 'networkidle' })
  await isAlive(page)
  const headline = () => page.getByRole('heading', { level: 1 }).boundingBox()
  const before = await headline()
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)

  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()
  await callback(page).waitFor()
  await page.mouse.move(40, 500)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')

  expect(await headline()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await closed(page)
  await page.mouse.wheel(0, 600)
  await page.waitForFunction(() => scrollY > 0)
})

test('without its code a popup comes with the page from the server', async () => {
  const { page } = await visit('/blog/')
  await page.route('**/assets/**/*.js', (route) => route.abort())

  await page.getByRole('banner').getByRole('link', { name: 'Оставить заявку' }).click()

  await page.locator('dialog[open]').getByText('Перезвоним за полчаса').waitFor()
  expect(page.url()).toBe(`${site().url}/blog/?popup=callback`)
})

/** A form sent in vain, its news read and left for the form. */
async function goOnAfterFailure(page: Page) {
  await page.route('**/api/mail/', (route) => route.fulfill({ status: 200, json: { status: 'error', fields: [] } }))
  await page.getByRole('link', { name: 'Выбрать тариф «Старт»' }).click()
  await callback(page).getByLabel('Имя').fill('Анна')
  await callback(page).getByLabel('Телефон').fill('+79162003040')
  await callback(page).getByLabel('Согласен').check()
  await callback(page).getByRole('button', { name: 'Отправить' }).click()
  const news = page.getByRole('alertdialog', { name: 'Произошла ошибка. Попробуйте повторить позже' })
  await expect.poll(() => landmarksSaid(page)).toEqual([])
  await news.getByRole('button', { name: 'Вернуться к форме' }).click()
  await news.waitFor({ state: 'detached' })
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}
