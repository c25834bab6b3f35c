import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { holdMotion } from '../../support/browser/motion.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { stopClock } from '../../support/browser/stopped-clock.ts'
import { seen } from '../../support/browser/unseen.ts'
import { untilHydrated, watchComplaints } from '../../support/browser/visit.ts'

const { openWindow, site, visit } = siteAndBrowser()

const WIDE = { viewport: { width: 1440, height: 900 } }

/** What the shadow of a title holds before it rises, and while it does. */
const WAITING = 'h2 [part=waits]'
const LINE = '[part=line]'

/** Drawn digits, beside the number in words. */
const DRUMS = '.visually-hidden + [aria-hidden=true]:has(> b)'

describe('the odometer', () => {
  test('rolls up to its number in view, goes on by one, and says the number in words', async () => {
    const { page } = await visit('/', WIDE)
    const drums = page.locator(DRUMS)
    const number = (await drums.locator('xpath=preceding-sibling::*').innerText()).replaceAll(/\D/g, '')
    expect(await drums.getAttribute('aria-hidden')).toBe('true')
    await expect.poll(() => shownOn(page)).toBe('0'.repeat(number.length))

    const clock = await stopClock(page)
    const { release } = await holdMotion(page)
    await drums.scrollIntoViewIfNeeded()
    await expect
      .poll(() => drums.evaluate((element) => element.getAnimations({ subtree: true }).length))
      .toBeGreaterThan(0)
    expect(await shownOn(page)).toBe(number)
    await release()
    await clock.runFor(2400)
    await expect.poll(() => shownOn(page)).toBe(String(Number(number) + 1))
  })

  test('shows its number still to a visitor who asked for calm', async () => {
    const { page } = await visit('/', { ...WIDE, reducedMotion: 'reduce' })
    const drums = page.locator(DRUMS)
    await drums.scrollIntoViewIfNeeded()

    expect((await drums.innerText()).replaceAll(/\D/g, '')).toMatch(/^[1-9]\d+$/)
    expect(await drums.locator('span').count()).toBe(0)
  })
})

describe('titles of sections', () => {
  test('rise line by line when the visitor comes to them, and are left as they were written', async () => {
    const { page } = await visit('/', WIDE)
    const title = page.locator('#projects h2')
    const written = /<h2 class="d2">Довели.*?<\/h2>/.exec(await (await site().get('/')).text())?.[0]
    await title.locator('[part=waits]').waitFor({ state: 'attached' })
    const { height } = (await title.boundingBox()) ?? { height: 0 }

    const { release } = await holdMotion(page)
    await title.scrollIntoViewIfNeeded()
    await title.locator(LINE).first().waitFor({ state: 'attached' })
    expect((await title.boundingBox())?.height).toBe(height)
    await release()
    await title.locator(LINE).first().waitFor({ state: 'detached' })

    expect(await title.evaluate((element) => element.outerHTML.replaceAll('&nbsp;', '\u00a0'))).toBe(
      written?.replaceAll('&nbsp;', '\u00a0'),
    )
  })

  test('are still what the server wrote when the script of their part comes', async () => {
    const page = await openWindow(WIDE)
    const complaints = watchComplaints(page)
    const held = Promise.withResolvers<void>()
    await page.route(`**/${await scriptOf('pages/index/BelowHero.tsx')}`, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/')
    const title = page.locator('#projects h2')
    await title.locator('[part=waits]').waitFor({ state: 'attached' })
    const { release } = await holdMotion(page)
    await title.scrollIntoViewIfNeeded()
    await title.locator(LINE).first().waitFor({ state: 'attached' })

    held.resolve()
    await untilHydrated(page)
    await expect.poll(() => title.evaluate(isHydrated)).toBe(true)
    await release()
    await title.locator(LINE).first().waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  test('are there at once where no motion is wanted and where no script runs', async () => {
    for (const options of [{ reducedMotion: 'reduce' as const }, { javaScriptEnabled: false }]) {
      const { page } = await visit('/', { ...WIDE, ...options })
      expect(await page.locator('main h2.d2').count()).toBeGreaterThan(0)
      expect(await page.locator(WAITING).count()).toBe(0)
    }
  })

  test('in the first view never go out of sight', async () => {
    const page = await openWindow({ viewport: { width: 1440, height: 2000 } })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.locator(WAITING).first().waitFor({ state: 'attached' })

    const touched = await page.evaluate(
      () =>
        [...document.querySelectorAll('main h2')].filter(
          (title) => title.shadowRoot && title.getBoundingClientRect().top < innerHeight,
        ).length,
    )
    expect(touched).toBe(0)
  })
})

for (const [name, path, cards] of [
  ['strips of home', '/', '#projects ol > li'],
  ['the barcode of projects', '/projects/', '[aria-label="Проекты полосами"] li'],
] as const)
  describe(name, () => {
    test('open under a resting mouse and under the keyboard without moving the page', async () => {
      const { page } = await visit(path, WIDE)
      await seen(page)
      const deck = page.locator(cards)
      await deck.first().evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await page.evaluate(() => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]
          const isOfPage = shifts.some(({ sources }) =>
            sources.some(({ node }) => node?.parentElement?.closest('main')),
          )
          if (isOfPage) document.documentElement.setAttribute('data-shifted', '')
        }).observe({ type: 'layout-shift' })
      })

      await deck.nth(4).hover({ position: { x: 20, y: 60 } })
      await openOf(page, cards, 4)
      await deck.nth(1).locator('a').focus()
      await page.keyboard.press('Tab')
      await openOf(page, cards, 2)

      expect(await page.locator('html[data-shifted]').count()).toBe(0)
    })

    test('stay as they are under a mouse that flies by', async () => {
      const { page } = await visit(path, WIDE)
      const deck = page.locator(cards)
      const isOpen = (all: Element[]) => all.map((card) => card.hasAttribute('data-open'))
      const before = await deck.evaluateAll(isOpen)

      const clock = await stopClock(page)
      await deck.nth(5).dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true })
      await clock.timer(60)
      await clock.runFor(40)
      await deck.nth(5).dispatchEvent('pointerout', { pointerType: 'mouse', bubbles: true })
      await clock.runFor(200)

      expect(await deck.evaluateAll(isOpen)).toEqual(before)
    })
  })

describe('a filter of projects', () => {
  test('lets the cards that stay spring to their new places, and leaves the focus and the view where they were', async () => {
    const { page, complaints } = await visit('/projects/', WIDE)
    const filter = page.getByRole('navigation', { name: 'Отбор по теме' })
    await filter.scrollIntoViewIfNeeded()
    const stays = page.locator('[data-regroups=stankord]')

    const { release } = await holdMotion(page)
    await filter.getByRole('link', { name: /^SEO/ }).click()
    await page.waitForFunction(() => {
      const card = document.querySelector('[data-regroups=stankord]')
      return card && card.getAnimations().length > 0 && getComputedStyle(card).transform !== 'none'
    })
    await release()
    await page.waitForFunction(() => document.querySelector('[data-regroups=stankord]')?.getAnimations().length === 0)

    expect(await stays.getAttribute('style')).toBeFalsy()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('SEO')
    expect(complaints).toEqual([])
  })

  test('shows its choice at once to a visitor who asked for calm', async () => {
    const { page } = await visit('/projects/', { ...WIDE, reducedMotion: 'reduce' })
    await page.getByRole('navigation', { name: 'Отбор по теме' }).getByRole('link', { name: /^SEO/ }).click()
    await page.waitForURL('**/?type=seo')
    await page.locator('[data-regroups=zernoved]').waitFor({ state: 'detached' })

    expect(
      await page.locator('[data-regroups]').evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length),
    ).toBe(0)
  })
})

test('snow pauses out of view and does not fall for a visitor who asked for calm', async () => {
  const { page } = await visit('/nowhere/', { viewport: { width: 1440, height: 500 } })
  const snow = page.locator('[aria-hidden=true] > svg:has(pattern)').first()
  const state = () => snow.evaluate((element) => getComputedStyle(element).animationPlayState)
  await expect.poll(state).toBe('running')

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(state).toBe('paused')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => snow.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
})

/** The digits the reels are turned to. */
const shownOn = (page: Page) =>
  page
    .locator(`${DRUMS} > b > span`)
    .evaluateAll((reels) =>
      (reels as HTMLElement[])
        .map((reel) => Math.abs(Number.parseInt(reel.style.translate.split(' ')[1] ?? '0', 10)) / 100)
        .join(''),
    )

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** Until the card of that number is the one that stands in full. */
const openOf = (page: Page, cards: string, number: number) =>
  page.waitForFunction(
    ([selector, index]) => {
      const deck = [...document.querySelectorAll(selector)].map((card) => card.getBoundingClientRect().left)
      const widths = deck.slice(1).map((left, place) => left - (deck[place] ?? 0))
      return widths.indexOf(Math.max(...widths)) === index && document.getAnimations().length < 50
    },
    [cards, number] as const,
  )

/** Where the build has put the script of a source. */
async function scriptOf(source: string): Promise<string> {
  const manifest = JSON.parse(await readFile('dist/assets.json', 'utf8')) as Record<string, { file: string }>
  return manifest[source]?.file ?? ''
}
