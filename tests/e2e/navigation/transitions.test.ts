import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { holdMotion } from '../../support/browser/motion.ts'
import { followToZlata } from '../../support/browser/person.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { reload } from '../../support/browser/visit.ts'

const { openIdle, visit } = siteAndBrowser()

test('a page turns behind a running tape, and Back turns it the other way', async () => {
  const { page, complaints } = await visit('/blog/')

  const turn = await holdMotion(page)
  await press(page, '/contacts/')
  expect(await turningBy(page)).toBe('page-turn')
  await turn.release()
  await turned(page)
  const turnBack = await holdMotion(page)
  await page.goBack({ waitUntil: 'commit' })
  expect(await turningBy(page)).toBe('page-turn-back')
  await turnBack.release()
  await turned(page)

  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Путевые')
  expect(complaints).toEqual([])
})

test.each([
  ['fades into the next', 'no-preference', true],
  ['gives way to the next at once where the visitor asked for calm', 'reduce', false],
] as const)('a page whose app does not live yet %s', async (_what, reducedMotion, isFading) => {
  const page = await openIdle({ reducedMotion })
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { isFading: viewTransition !== null }),
    ),
  )
  await page.goto('/blog/')
  await page.evaluate(() => location.assign('/contacts/'))
  await page.waitForURL('**/contacts/')
  await expect.poll(() => page.evaluate('isFading')).toBe(isFading)
})

test('a visitor who asked for calm, and a browser without view transitions, get the next page at once', async () => {
  const calm = await visit('/blog/', { reducedMotion: 'reduce' })
  const old = await visit('/blog/')
  await old.page.addInitScript(
    () => delete (Document.prototype as { startViewTransition?: unknown }).startViewTransition,
  )
  await reload(old.page)

  for (const { page, complaints } of [calm, old]) {
    await press(page, '/contacts/')
    await page.waitForURL('**/contacts/')
    await page.waitForFunction(() => document.activeElement?.matches('main h1'))
    expect(await page.locator('html[data-turn]').count()).toBe(0)
    expect(await page.locator('.page-turn-tape').isHidden()).toBe(true)
    expect(complaints).toEqual([])
  }
})

test('what is pressed while a page turns is done', async () => {
  const { page } = await visit('/blog/')
  const { release } = await holdMotion(page)
  await press(page, '/contacts/')
  expect(await turningBy(page)).toBe('page-turn')

  await clickAt(page.getByRole('banner').getByRole('link', { name: /^Проекты/ }))

  await page.waitForURL('**/projects/')
  await release()
  await turned(page)
})

test('what is pressed while a document fades into the next is done', async () => {
  const page = await openIdle()
  await page.goto('/blog/')
  const { release } = await holdMotion(page)
  await page.evaluate(() => location.assign('/promo/seo-audit/'))
  await page.waitForURL('**/promo/seo-audit/')
  await page.waitForFunction(() => document.getAnimations().length > 0)

  await clickAt(page.getByRole('textbox', { name: 'Имя' }))

  await page.waitForFunction(() => document.activeElement?.matches('input[name=name]'))
  await release()
})

test('without script the next page is there at once, and so is what is pressed on it', async () => {
  const page = await openIdle({ javaScriptEnabled: false })
  await page.goto('/blog/')
  const { release } = await holdMotion(page)
  const linkTo = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await linkTo('Контакты').click()
  await page.waitForURL('**/contacts/')

  await clickAt(linkTo('Блог'))

  await page.waitForURL('**/blog/')
  await release()
})

test('links can be pressed while a page turns, and quick presses end on the last page', async () => {
  const { page, complaints } = await visit('/blog/')

  const { release } = await holdMotion(page)
  await press(page, '/contacts/')
  expect(await turningBy(page)).toBe('page-turn')
  await release()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Проекты/ })
    .click()
  await page.waitForURL('**/projects/')
  for (const address of ['/services/', '/blog/', '/contacts/']) await press(page, address)

  await page.waitForURL('**/contacts/')
  await turned(page)
  await expect.poll(() => page.title()).toContain('Контакты')
  expect(complaints).toEqual([])
})

test('a turn that breaks off another runs its own way to its own end', async () => {
  const { page } = await visit('/blog/')
  const { release } = await holdMotion(page)
  await press(page, '/contacts/')
  expect(await turningBy(page)).toBe('page-turn')

  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.title()).toContain('Блог')
  expect(await turningBy(page)).toBe('page-turn-back')
  expect(await page.locator('.page-turn-tape').evaluate((tape: HTMLElement) => tape.hidden)).toBe(false)

  await release()
  await turned(page)
  expect(await page.locator('html[data-turn]').count()).toBe(0)
})

test('the focus moves to the heading of the new page without a frame, and its title is said', async () => {
  const { page } = await visit('/blog/')
  const said = page.locator('[aria-live=polite]#page-announcer')
  expect(await said.textContent()).toBe('')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click()
  await page.waitForURL('**/contacts/')
  const heading = page.getByRole('heading', { level: 1 })
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))

  expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  await expect.poll(() => said.textContent()).toBe(await page.title())
  await page.keyboard.press('Tab')
  expect(await heading.getAttribute('tabindex')).toBe(null)
})

test('a link of the mobile menu leads to the heading as well, when the menu has gone', async () => {
  const { page } = await visit('/blog/', { viewport: { width: 390, height: 800 } })

  await page.getByRole('button', { name: 'Открыть меню' }).click()
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Контакты' }).click()
  await page.waitForURL('**/contacts/')

  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
})

test('a link with a hash leads to its target, which takes the focus instead of the heading above it', async () => {
  const { page } = await visit('/about/')
  await followToZlata(page)
  await page.waitForFunction(() => document.getElementById('page-announcer')?.textContent === document.title)

  expect(await page.evaluate(() => document.activeElement?.id)).toBe('zlata-keglina')
  await page.waitForFunction(() => {
    const target = document.getElementById('zlata-keglina')
    return target !== null && Math.abs(target.getBoundingClientRect().top) < innerHeight / 2
  })
})

test('a page opened far below starts at its top in one jump, however smoothly pages scroll', async () => {
  const { page } = await visit('/blog/')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).first().focus()

  await page.evaluate(() => {
    addEventListener('scroll', () => document.documentElement.setAttribute('data-way', `${scrollY}`))
  })
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contacts/')
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
  await page.waitForFunction(() => document.documentElement.getAttribute('data-way') === '0')

  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** A press that does not wait: the page it is on may be turning. */
/** As a visitor does, who waits for nothing. */
async function clickAt(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!
  await element.page().mouse.click(x + width / 2, y + height / 2)
}

const press = (page: Page, address: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click(), address)

/** Name of the animation the new page comes with; it holds it still meanwhile. */
async function turningBy(page: Page): Promise<string> {
  const turn = await page.waitForFunction(() => {
    const ofNewPage = document
      .getAnimations()
      .find(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-new(root)')
    return ofNewPage instanceof CSSAnimation && ofNewPage.animationName
  })
  return String(await turn.jsonValue())
}

const turned = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLElement>('.page-turn-tape')?.hidden === true)
