import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { isFocused } from '../../support/browser/callback-popup.ts'
import { holdMotion, hurryMotion } from '../../support/browser/motion.ts'
import { siteBrowserAndMail } from '../../support/browser/site-and-browser.ts'

const REGISTRY_ID = '2VtzqwXyz'

/** One of each number of turns; where the others stop is in the unit test of the prizes. */
const DRAWN = [
  { index: 0, turns: 1, name: 'Аудит контекстной рекламы', sector: 'Аудит рекламы' },
  { index: 3, turns: 2, name: 'Скидка 20 % на любую услугу', sector: '−20 % на услугу' },
]

const { smtp, visit } = siteBrowserAndMail({
  MAIL_TO: 'staff@versta.example',
  SITE_ADVERTISER: 'ООО «Верста», ИНН 7700000000',
  SITE_ADVERTISING_ID: REGISTRY_ID,
})

describe('the wheel stops at the prize that was drawn, announced and sent', () => {
  test.each(DRAWN)('$name, after $turns full turns', async ({ name, sector, index, turns }) => {
    const page = await openWheel({ draws: [(index + 0.5) / 6, turns === 1 ? 0.25 : 0.75] })

    const [request] = await Promise.all([page.waitForRequest('**/api/mail/'), send(page)])
    await page.getByRole('dialog', { name: 'Подарок!' }).waitFor()

    const angle = await turnOf(page)
    expect(mod(angle - (90 - index * 60), 360)).toBe(0)
    expect(Math.floor((angle - 30) / 360)).toBe(turns)
    expect(await sectorUnderPointer(page)).toBe(sector)
    expect(plain(await page.locator('dialog [aria-live=polite]').innerText())).toBe(
      `Подарок! ${name} Поздравляем! Не пропустите наш звонок, мы скоро свяжемся с Вами!`,
    )
    const sent = request.postDataJSON()
    expect(sent).toMatchObject({ type: 'fortuna', reachgoal: 'fortuna' })
    expect(plain(sent.message)).toBe(name)
    expect(await page.locator('dialog[open]').count()).toBe(1)
  })
})

test('it spins for two seconds, fast at first, and only then tells the prize', async () => {
  const page = await openWheel({ draws: [0, 0] })

  const { release } = await holdMotion(page)
  await send(page)
  const timing = await page.waitForFunction(() => {
    const [spin] = [...document.querySelectorAll('dialog svg g')].flatMap((element) => element.getAnimations())
    return spin ? { ...spin.effect?.getTiming() } : null
  })

  expect(await timing.jsonValue()).toMatchObject({ duration: 2000, easing: 'cubic-bezier(0, 0.55, 0.45, 1)' })
  expect(await page.getByText('Подарок!').count()).toBe(0)
  await release()
  await page.getByText('Подарок!').waitFor()
})

test('a press while it spins changes nothing, and the focus stays', async () => {
  const page = await openWheel({ draws: [0, 0] })
  const { release } = await holdMotion(page)
  await send(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('dialog svg g')].some((element) => element.getAnimations().length > 0),
  )
  const wheel = page.getByRole('dialog')
  const button = wheel.getByRole('button', { name: 'Крутить колесо' })
  expect(await isFocused(button)).toBe(true)

  await button.click()

  expect(await wheel.getByText('Ошибка валидации').count()).toBe(0)
  expect(await wheel.getByRole('status').innerText()).toBe('')
  expect(await isFocused(button)).toBe(true)
  await release()
  await page.getByText('Подарок!').waitFor()
})

test.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
])('who closes it by %s while it spins is told that the form was sent', async (_by, close) => {
  const page = await openWheel({ draws: [0, 0] })
  const { release } = await holdMotion(page)
  await send(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('dialog svg g')].some((element) => element.getAnimations().length > 0),
  )
  await close(page)
  await release()

  await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
  expect(await page.locator('dialog[open]').count()).toBe(1)
})

test('the staff reads the prize in the mail', async () => {
  const page = await openWheel({ draws: [0.99, 0] })

  await send(page, '+79990001122')
  await page.getByText('Подарок!').waitFor()

  // Mails of the visitors before may still be coming.
  const mail = () => smtp().mails.find(({ subject }) => subject === 'Колесо фортуны: Роман, +7 (999) 000-11-22')
  await expect.poll(() => plain(mail()?.text ?? '')).toContain('Приз: Бесплатный аудит сайта')
})

test('a failed sending leaves the form and the wheel as they were', async () => {
  const page = await openWheel({ draws: [0, 0] })
  await page.route('**/api/mail/', (route) => route.fulfill({ json: { status: 'error', fields: [] } }))

  await send(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуться к форме' }).click()

  const wheel = page.getByRole('dialog', { name: 'Крутите — пустых секторов нет' })
  expect(await wheel.getByLabel('Имя').inputValue()).toBe('Роман')
  expect(await turnOf(page)).toBe(30)
})

test('a lead whose answer was lost is the same lead, with the same prize, in a wheel opened again', async () => {
  const page = await openWheel({ draws: [0, 0] })
  const posts: { prize: string; key: string | undefined }[] = []
  await page.route('**/api/mail/', (route) => {
    const request = route.request()
    posts.push({ prize: plain(request.postDataJSON().message), key: request.headers()['idempotency-key'] })
    return posts.length > 2 ? route.continue() : route.abort()
  })
  await send(page)
  const news = page.getByRole('alertdialog')
  await news.getByRole('button', { name: 'Вернуться к форме' }).click()
  await news.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await pressOpener(page)
  await send(page)

  await page.getByRole('dialog', { name: 'Подарок!' }).waitFor()
  expect(posts.map(({ prize }) => prize)).toEqual(Array(3).fill('Аудит контекстной рекламы'))
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
  expect(await sectorUnderPointer(page)).toBe('Аудит рекламы')
})

test.each(['is gone', 'is leaving'])('a form accepted when its wheel %s is told of', async (closed) => {
  const page = await openWheel({ draws: [0, 0] })
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/mail/', async (route) => {
    await answered.promise
    await route.fulfill({ json: { status: 'ok', fields: [], fortuna: true } })
  })

  await Promise.all([page.waitForRequest('**/api/mail/'), send(page)])
  const motion = closed === 'is leaving' && (await holdMotion(page))
  await page.keyboard.press('Escape')
  if (motion) await page.locator('dialog[data-leaving]').waitFor()
  else await page.getByRole('dialog').waitFor({ state: 'detached' })
  answered.resolve()

  await page.getByRole('dialog', { name: 'Сообщение успешно отправлено' }).waitFor()
  expect(await page.getByText('Подарок!').count()).toBe(0)
})

test('a form filled in wrongly turns nothing', async () => {
  const page = await openWheel({ draws: [0, 0] })

  await page.getByRole('dialog').getByRole('button', { name: 'Крутить колесо' }).click()
  await page.getByRole('dialog').getByText('Ошибка валидации').first().waitFor()

  expect(await turnOf(page)).toBe(30)
})

test('who asked for calm sees the prize at once', async () => {
  const page = await openWheel({ draws: [0.5, 0.75], calm: true })
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target }) => {
      const longest = (target as Element).getAnimations().map(({ effect }) => Number(effect?.getTiming().duration))
      document.body.dataset['longest'] = String(Math.max(Number(document.body.dataset['longest'] ?? 0), ...longest))
    })
  })

  await send(page)
  await page.getByText('Подарок!').waitFor()

  expect(Number((await page.locator('body').getAttribute('data-longest')) ?? 0)).toBeLessThan(1)
  expect(await sectorUnderPointer(page)).toBe('−20 % на услугу')
})

test('says who advertises', async () => {
  const page = await openWheel({ draws: [0, 0] })

  expect(plain(await page.getByRole('dialog').innerText())).toContain(
    `Реклама. ООО «Верста», ИНН 7700000000, erid: ${REGISTRY_ID}`,
  )
})

async function openWheel({ draws, calm = false }: { draws: [prize: number, turns: number]; calm?: boolean }) {
  const { page } = await visit('/', { reducedMotion: calm ? 'reduce' : 'no-preference' })
  await hurryMotion(page)
  await page.evaluate(([prize, turns]) => {
    const lots = [prize, turns]
    Math.random = () => lots.shift() ?? 0.5
  }, draws)
  await pressOpener(page)
  return page
}

async function pressOpener(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Крутить колесо' }).click()
  await page.getByRole('dialog').waitFor()
}

async function send(page: Page, tel = '+79162003040') {
  const wheel = page.getByRole('dialog')
  await wheel.getByLabel('Имя').fill('Роман')
  await wheel.getByLabel('Телефон').fill(tel)
  await wheel.getByLabel('Согласен').check()
  await wheel.getByRole('button', { name: 'Крутить колесо' }).click()
}

/** How far the wheel is turned, as the browser computes it. */
const turnOf = (page: Page) =>
  page.locator('dialog svg[viewBox^="-340"] > g').evaluate((wheel) => Number.parseFloat(getComputedStyle(wheel).rotate))

/** The words of the sector nearest to the pointer on the screen. */
const sectorUnderPointer = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const pointer = [...dialog.querySelectorAll('span')].find(({ textContent }) => textContent === 'Ваш приз')
    const middle = ({ left, right, top, bottom }: DOMRect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
    const target = middle(pointer?.getBoundingClientRect() ?? new DOMRect())
    const sectors = [...dialog.querySelectorAll('svg g:has(> text)')].map((sector) => {
      const words = [...sector.querySelectorAll('text')]
      const spots = words.map((text) => middle(text.getBoundingClientRect()))
      return {
        words: words.map(({ textContent }) => textContent).join(' '),
        distance: Math.max(...spots.map(({ x, y }) => Math.hypot(x - target.x, y - target.y))),
      }
    })
    return sectors.toSorted((one, other) => one.distance - other.distance)[0]?.words
  })

const mod = (value: number, base: number) => ((value % base) + base) % base

const plain = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ').trim()
