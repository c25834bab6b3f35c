import type { BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { interactOnLoad } from '../../support/browser/interact-on-load.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { seen } from '../../support/browser/unseen.ts'

/** Of all pages this one costs the browser least. */
const PAGE = '/contacts/'

const DAY = 'rgb(245, 248, 249)'
const NIGHT = 'rgb(23, 33, 42)'
const DARK: BrowserContextOptions = { colorScheme: 'dark' }
const STYLES = /\/night\.[^/]+\.css$/

const { arrive, visit } = siteAndBrowser()

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const themes = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Тема' })
const chosen = (page: Page) => themes(page).getByRole('button', { pressed: true }).innerText()
const choose = (page: Page, name: string) => themes(page).getByRole('button', { name }).click()

test('whoever’s system is light, and who has not chosen, loads no byte of the night', async () => {
  const asked: string[] = []
  const { page } = await arrive(PAGE, {}, async (opened) => {
    opened.on('request', (request) => asked.push(request.url()))
  })
  await expect.poll(() => chosen(page)).toBe('Как в\u00a0системе')
  await page.waitForLoadState('networkidle')

  expect(await ground(page)).toBe(DAY)
  expect(asked.filter((url) => STYLES.test(url))).toEqual([])
})

test.each([
  ['in a browser that can wait for them', () => {}],
  ['in one that cannot', () => Reflect.deleteProperty(HTMLLinkElement.prototype, 'blocking')],
])('nothing is painted before the styles of the night are there, so nothing flashes, %s', async (_, make) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const { page } = await arrive('/robots.txt', DARK)
  await page.addInitScript(make)
  await page.route(STYLES, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(PAGE, { waitUntil: 'commit' })
  await page.locator('html[data-app=idle]').waitFor({ state: 'attached' })
  await page.locator('#top > footer').waitFor({ state: 'attached' })
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  expect(await painted()).toBe(0)

  release()
  await expect.poll(painted).toBeGreaterThan(0)
  expect(await ground(page)).toBe(NIGHT)
})

test('what is chosen is there at once, in every tab, after a reload and on the next page', async () => {
  const { page } = await visit(PAGE)
  const other = await page.context().newPage()
  await interactOnLoad(other)
  await other.goto('/policy/')

  await choose(page, 'Ночь')
  await expect.poll(() => ground(page)).toBe(NIGHT)
  await expect.poll(() => ground(other)).toBe(NIGHT)
  await expect.poll(() => chosen(other)).toBe('Ночь')

  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect.poll(() => ground(page)).toBe(NIGHT)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click()
  await page.waitForURL('/policy/')
  expect(await ground(page)).toBe(NIGHT)
  await expect.poll(() => chosen(page)).toBe('Ночь')

  await choose(page, 'Как в системе')
  expect(await ground(page)).toBe(DAY)
  await expect.poll(() => ground(other)).toBe(DAY)
})

test('what is chosen with a full storage lasts as long as the page', async () => {
  const { page } = await arrive(PAGE)
  await expect.poll(() => chosen(page)).toBe('Как в\u00a0системе')
  await page.evaluate(fillStorage)
  await choose(page, 'Ночь')
  await expect.poll(() => ground(page)).toBe(NIGHT)
  expect(await chosen(page)).toBe('Ночь')
  await choose(page, 'День')
  await expect.poll(() => ground(page)).toBe(DAY)
})

/** To the last letter. */
function fillStorage() {
  for (let size = 2 ** 23; size >= 1; size = Math.floor(size / 2))
    try {
      localStorage.setItem(`f${size}`, 'f'.repeat(size))
    } catch {
      // Half of it may fit.
    }
}

test('who has not chosen follows the system when it changes, and who has does not', async () => {
  const { page } = await arrive(PAGE)
  await expect.poll(() => chosen(page)).toBe('Как в\u00a0системе')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(NIGHT)

  await choose(page, 'День')
  expect(await ground(page)).toBe(DAY)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground(page)).toBe(DAY)
})

test('the bar of the browser has the colour of the theme', async () => {
  const { page } = await arrive(PAGE, DARK)
  await expect.poll(() => chosen(page)).toBe('Как в\u00a0системе')
  const bar = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    )
  expect(await bar()).toBe('#17212a')
  await choose(page, 'День')
  expect(await bar()).toBe('#f5f8f9')
})

test.each(['/services/', '/contacts/'])('the post of %s has its roof against the sky of any theme', async (path) => {
  const { page } = await arrive(path, DARK)
  const roof = page.locator('main nav > span[aria-hidden], main figure i')
  const light = async () => {
    const colour = await roof.evaluate((post) => getComputedStyle(post, '::before').backgroundColor)
    return colour.match(/\d+/g)!.every((part) => Number(part) > 128)
  }
  expect(await light()).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(light).toBe(false)
})

test('without script the system’s wish is followed, and nothing is offered that does not work', async () => {
  const { page } = await arrive(PAGE, { ...DARK, javaScriptEnabled: false })
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(NIGHT)
  expect(await themes(page).count()).toBe(0)
})

test('the landscape of a popup has the light of the theme, chosen or the system’s', async () => {
  const { page } = await arrive(`${PAGE}?popup=success`, DARK, seen)
  const sky = async () => {
    const shot = await page.getByRole('dialog').locator('img').screenshot({ animations: 'disabled' })
    const [red, green, blue] = await sharp(shot).extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer()
    return [red, green, blue]
  }
  await expect.poll(sky).toEqual([12, 18, 23])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(sky).toEqual([215, 228, 234])

  await page.goto(PAGE)
  await choose(page, 'Ночь')
  await page.goto(`${PAGE}?popup=success`)
  await expect.poll(sky).toEqual([12, 18, 23])
})

test('paper is white by night', async () => {
  const { page } = await arrive(PAGE, DARK)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c-bg'))).toBe(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--snow')),
  )
})
