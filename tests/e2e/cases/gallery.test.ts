import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { caseOf, openCase } from '../../support/browser/case-popup.ts'
import {
  atPicture,
  currentPhoto,
  isReady,
  openPhoto,
  photoOf,
  positionOf,
  viewerOf,
} from '../../support/browser/gallery.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { stopClock } from '../../support/browser/stopped-clock.ts'
import { reload } from '../../support/browser/visit.ts'

const { site, visit } = siteAndBrowser()

const BITRIX = 'Разработка на\u00a0Битриксе'

/** Over the popup of a case, over the list. */
async function openPictureOfCase() {
  const visitor = await openCase(visit, 'Зерновед')
  const popup = caseOf(visitor.page, 'Зерновед')
  await popup
    .getByRole('link', { name: /^Открыть крупно/ })
    .first()
    .click()
  await isReady(visitor.page)
  return { ...visitor, popup }
}

describe('a certificate', () => {
  test('opens large with its place and caption; Escape gives the focus back', async () => {
    const { page, complaints } = await openPhoto(visit, BITRIX)

    expect(await positionOf(page).innerText()).toMatch(/^2\sиз\s9/)
    expect(await positionOf(page).innerText()).toContain('Лаборатория внедрений')
    expect(
      await viewerOf(page).evaluate((dialog) => dialog.ariaModal === 'true' && dialog.contains(document.activeElement)),
    ).toBe(true)

    await page.keyboard.press('Escape')
    await viewerOf(page).waitFor({ state: 'detached' })
    expect(await photoOf(page, BITRIX).evaluate((link) => link === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('lies on a ground of its own, and no scrim darkens the page a second time', async () => {
    const { page } = await openPhoto(visit, BITRIX)
    expect(await viewerOf(page).locator('.pswp__bg').isVisible()).toBe(true)
    expect(await viewerOf(page).locator('xpath=following-sibling::*').isVisible()).toBe(false)
  })

  test('is one of a row walked by arrows and buttons up to its ends', async () => {
    const { page } = await openPhoto(visit, BITRIX)

    await page.keyboard.press('ArrowRight')
    await atPicture(page, 3)
    await viewerOf(page).getByRole('button', { name: 'Предыдущая картинка' }).click()
    await atPicture(page, 2)
    await page.keyboard.press('ArrowLeft')
    await atPicture(page, 1)
    const previous = viewerOf(page).getByRole('button', { name: 'Предыдущая картинка' })
    expect(await previous.getAttribute('aria-disabled')).toBe('true')
  })

  test('is panned by the arrows while it is zoomed in, and left by them again after', async () => {
    const { page } = await openPhoto(visit, BITRIX, { viewport: { width: 600, height: 900 }, reducedMotion: 'reduce' })
    const left = () => currentPhoto(page).evaluate((img) => img.getBoundingClientRect().left)
    await viewerOf(page).getByRole('button', { name: 'Увеличить' }).click()
    await viewerOf(page).getByRole('button', { name: 'Уменьшить' }).waitFor()
    const before = await left()

    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBeLessThan(before)
    expect(await positionOf(page).innerText()).toMatch(/^2\sиз/)
    await viewerOf(page).getByRole('button', { name: 'Уменьшить' }).click()
    await page.keyboard.press('ArrowRight')
    await atPicture(page, 3)
  })

  test('is left by the arrows while it is zoomed in and no wider than the window', async () => {
    const { page } = await openPhoto(visit, BITRIX, { viewport: { width: 2000, height: 500 }, reducedMotion: 'reduce' })
    await viewerOf(page).getByRole('button', { name: 'Увеличить' }).click()
    await viewerOf(page).getByRole('button', { name: 'Уменьшить' }).waitFor()

    await page.keyboard.press('ArrowRight')
    await atPicture(page, 3)
  })

  test('keeps the focus on the button that has come to an end', async () => {
    const { page } = await openPhoto(visit, BITRIX)
    await viewerOf(page).getByRole('button', { name: 'Предыдущая картинка' }).focus()

    await page.keyboard.press('Enter')
    await atPicture(page, 1)
    await page.keyboard.press('Enter')

    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Предыдущая картинка')
    await atPicture(page, 1)
  })

  test('opens for 350 ms, at once for who wants no motion', async () => {
    const { page } = await visit('/certificates/')
    const durations = page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          document.addEventListener('transitionrun', ({ target }) => {
            const element = target as Element
            if (!element.closest('.pswp')) return
            resolve(element.getAnimations().map(({ effect }) => effect?.getTiming().duration))
          })
        }),
    )
    await photoOf(page, BITRIX).click()
    expect(await durations).toContain(350)

    const calm = await openPhoto(visit, BITRIX, { reducedMotion: 'reduce' })
    expect(await calm.page.locator('.pswp').evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0)
  })
})

describe('the address', () => {
  test('names the picture in view and forgets it on closing', async () => {
    const { page } = await openPhoto(visit, BITRIX)

    await page.waitForFunction(() => location.hash === '#picture-bitrix')
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => location.hash === '#picture-atribut')
    await page.keyboard.press('Escape')
    await viewerOf(page).waitFor({ state: 'detached' })
    await page.waitForFunction(() => location.hash === '')
  })

  test('waits 300 ms before it does', async () => {
    const { page } = await openPhoto(visit, BITRIX, { reducedMotion: 'reduce' })
    await page.waitForFunction(() => location.hash === '#picture-bitrix')
    const clock = await stopClock(page)

    await page.keyboard.press('ArrowRight')
    await clock.timer(300)
    await clock.runFor(299)
    expect(await page.evaluate(() => location.hash)).toBe('')
    await clock.runFor(1)
    await page.waitForFunction(() => location.hash === '#picture-atribut')
  })

  test('opens the picture it names', async () => {
    const { page } = await visit('/certificates/#picture-atribut')

    await isReady(page)
    expect(await positionOf(page).innerText()).toMatch(/^3\sиз\s9/)
  })
})

describe('Back', () => {
  test('closes the pictures and leaves the visitor on the page, Forward opens them again', async () => {
    const { page, complaints } = await visit('/contacts/')
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/certificates/"]')?.click())
    await page.waitForURL('**/certificates/')
    await photoOf(page, BITRIX).click()
    await isReady(page)
    await page.waitForFunction(() => location.hash === '#picture-bitrix')
    const place = await page.evaluate(() => scrollY)

    await page.goBack()
    await viewerOf(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site().url}/certificates/`)
    expect(await page.evaluate(() => scrollY)).toBe(place)
    expect(await photoOf(page, BITRIX).evaluate((link) => link === document.activeElement)).toBe(true)

    await page.goForward()
    await isReady(page)
    await page.goBack()
    await viewerOf(page).waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL('**/contacts/')
    await page.getByRole('heading', { level: 1, name: /495/ }).waitFor()
    expect(complaints).toEqual([])
  })

  test.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the button', (page: Page) => viewerOf(page).getByRole('button', { name: 'Закрыть' }).click()],
  ])('is one step to the page before once %s has closed them', async (_what, close) => {
    const { page } = await visit('/contacts/')
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/certificates/"]')?.click())
    await page.waitForURL('**/certificates/')
    await photoOf(page, BITRIX).click()
    await isReady(page)
    await page.keyboard.press('ArrowRight')
    await atPicture(page, 3)

    await close(page)
    await viewerOf(page).waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL('**/contacts/')
  })

  test('closes pictures that stood open over a reload', async () => {
    const { page } = await openPhoto(visit, BITRIX)
    await page.waitForFunction(() => location.hash === '#picture-bitrix')
    await reload(page)
    await isReady(page)

    await page.goBack()
    await viewerOf(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site().url}/certificates/`)
  })

  test('closes the pictures of a case alone, then the case', async () => {
    const { page, complaints, popup } = await openPictureOfCase()

    await page.goBack()
    await viewerOf(page).waitFor({ state: 'detached' })
    expect(await popup.isVisible()).toBe(true)
    expect(page.url()).toBe(`${site().url}/projects/zernoved/`)
    await page.goBack()
    await popup.waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site().url}/projects/`)
    expect(complaints).toEqual([])
  })
})

describe('left alone', () => {
  test('the show goes on every 3000 ms until the visitor takes over', async () => {
    const { page } = await openPhoto(visit, 'Контекстная реклама', { reducedMotion: 'reduce' })
    const clock = await stopClock(page)

    await viewerOf(page).getByRole('button', { name: 'Показывать по очереди' }).click()
    await clock.timer(3000)
    await clock.runFor(3000)
    await atPicture(page, 2)
    await isReady(page)
    await clock.timer(3000)
    await clock.runFor(3000)
    await atPicture(page, 3)

    await page.keyboard.press('ArrowLeft')
    await viewerOf(page).getByRole('button', { name: 'Показывать по очереди' }).waitFor()
  })

  test('the controls leave after 3500 ms and come back with the pointer', async () => {
    const { page } = await visit('/certificates/')
    await page.clock.install()
    await photoOf(page, 'Контекстная реклама').click()
    await isReady(page)
    await page.mouse.move(300, 300)
    await page.locator('dialog[data-state]:not([data-quiet])').waitFor()

    await page.clock.fastForward(3500)
    await page.locator('dialog[data-quiet]').waitFor()
    await page.mouse.move(320, 320)
    await page.locator('dialog[data-state]:not([data-quiet])').waitFor()
  })
})

test('controls are 64 px, smaller where the window is 578 px wide or high', async () => {
  const { page } = await openPhoto(visit, BITRIX, { viewport: { width: 1000, height: 579 } })
  const sizeOfClose = () =>
    viewerOf(page)
      .getByRole('button', { name: 'Закрыть' })
      .evaluate((button) => button.clientWidth)

  await expect.poll(sizeOfClose).toBe(64)
  await page.setViewportSize({ width: 1000, height: 578 })
  await expect.poll(sizeOfClose).toBe(56)
  await page.setViewportSize({ width: 578, height: 1000 })
  await expect.poll(sizeOfClose).toBe(56)
})

test('pictures of a case open over its popup and leave it open', async () => {
  const { page, complaints, popup } = await openPictureOfCase()

  await page.keyboard.press('ArrowRight')
  await atPicture(page, 2)
  expect(await popup.getByRole('status').first().innerText()).toMatch(/^1\s/)
  await page.keyboard.press('Escape')
  await viewerOf(page).waitFor({ state: 'detached' })
  expect(await popup.isVisible()).toBe(true)
  await page.goBack()
  await popup.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
