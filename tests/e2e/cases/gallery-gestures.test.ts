import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atPicture, displayedWidth, isReady, openPhoto, photoOf, viewerOf } from '../../support/browser/gallery.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { stopClock } from '../../support/browser/stopped-clock.ts'
import { drag, tap } from '../../support/browser/touch-gestures.ts'

const { visit } = siteAndBrowser()

const BITRIX = 'Разработка на\u00a0Битриксе'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const
const MIDDLE = { x: 195, y: 420 }

/** A picture whose controls have left. */
async function openQuietPhoto() {
  const { page } = await visit('/certificates/', PHONE)
  await page.clock.install()
  await photoOf(page, BITRIX).click()
  await isReady(page)
  await page.clock.fastForward(3500)
  await page.locator('dialog[data-quiet]').waitFor()
  return page
}

const controlsOf = (page: Page) => page.locator('dialog[data-state="ready"]:not([data-quiet])')

describe('by hand', () => {
  test('a double tap zooms to twice the size and back', async () => {
    const { page } = await openPhoto(visit, BITRIX, PHONE)
    const fitted = await displayedWidth(page)
    const clock = await stopClock(page)
    const doubleTap = async () => {
      await tap(page, MIDDLE)
      await clock.runFor(100)
      await tap(page, MIDDLE)
      await clock.runFor(100)
    }

    await doubleTap()
    await page.waitForFunction(zoomedTo, fitted * 2)
    await doubleTap()
    await page.waitForFunction(zoomedTo, fitted)
  })

  test('a tap shows the controls that have left by themselves, the next one hides them', async () => {
    const page = await openQuietPhoto()

    await tap(page, MIDDLE)
    await controlsOf(page).waitFor()
    await page.clock.fastForward(400)
    expect(await controlsOf(page).count()).toBe(1)

    await tap(page, MIDDLE)
    await page.clock.fastForward(400)
    await page.locator('dialog[data-quiet]').waitFor()
  })

  test('a tap where a control was that has left shows the controls, whether they left by themselves or by a tap', async () => {
    const page = await openQuietPhoto()
    const close = await viewerOf(page).getByRole('button', { name: 'Закрыть' }).boundingBox()
    const atClose = { x: (close?.x ?? 0) + 28, y: (close?.y ?? 0) + 28 }

    await tap(page, atClose)
    await page.clock.fastForward(400)
    expect(await controlsOf(page).count()).toBe(1)

    await tap(page, MIDDLE)
    await page.clock.fastForward(400)
    await page.locator('dialog[data-quiet]').waitFor()
    await tap(page, atClose)
    await page.clock.fastForward(400)
    expect(await controlsOf(page).count()).toBe(1)

    await tap(page, atClose)
    await viewerOf(page).waitFor({ state: 'detached' })
  })

  test('a mouse that rests on an arrow turns on, though the controls have left', async () => {
    const { page } = await visit('/certificates/', { reducedMotion: 'reduce' })
    await page.clock.install()
    await photoOf(page, BITRIX).click()
    await isReady(page)
    await viewerOf(page).getByRole('button', { name: 'Следующая картинка' }).hover()
    await page.clock.fastForward(3500)
    await page.locator('dialog[data-quiet]').waitFor()

    await page.mouse.down()
    await page.mouse.up()

    await atPicture(page, 3)
  })

  test('zoom ends at twice the size', async () => {
    const { page } = await openPhoto(visit, BITRIX)
    const fitted = await displayedWidth(page)

    await page.mouse.move(640, 450)
    await page.keyboard.down('Control')
    for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, -400)
    await page.keyboard.up('Control')
    await page.waitForFunction(zoomedTo, fitted * 2)
  })

  test('a drag of 200 px closes, a shorter one springs back', async () => {
    const { page } = await openPhoto(visit, BITRIX, PHONE)

    await drag(page, MIDDLE, { x: 200, y: 560 }, 400)
    expect(await viewerOf(page).getAttribute('data-state')).toBe('ready')

    await drag(page, MIDDLE, { x: 200, y: 640 }, 400)
    await viewerOf(page).waitFor({ state: 'detached' })
  })

  test('a swipe turns to the next picture', async () => {
    const { page } = await openPhoto(visit, BITRIX, PHONE)

    await drag(page, { x: 340, y: 420 }, { x: 60, y: 425 })
    await atPicture(page, 3)
  })

  test('the wheel turns one picture at a time', async () => {
    const { page } = await openPhoto(visit, 'Контекстная реклама')

    await page.mouse.move(640, 450)
    await viewerOf(page).evaluate((dialog) => {
      for (let turn = 0; turn < 5; turn++)
        dialog
          .querySelector('.pswp')
          ?.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }))
    })
    await atPicture(page, 2)
  })
})

const zoomedTo = (width: number) => {
  const picture = document.querySelector('.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)')
  return Math.abs((picture?.getBoundingClientRect().width ?? 0) - width) < 4
}
