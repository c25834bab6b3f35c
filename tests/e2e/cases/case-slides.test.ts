import { describe, expect, test } from 'vitest'
import { anyCase, atRest, caseOf, openCase, pathOf } from '../../support/browser/case-popup.ts'
import { holdMotion } from '../../support/browser/motion.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { drag, pinch } from '../../support/browser/touch-gestures.ts'
import { countsOf } from '../../support/site/counts.ts'

const { site, visit } = siteAndBrowser()

describe('the way to other cases', () => {
  test('leads on by the button, and ends with the last case', async () => {
    const { page } = await openCase(visit, 'Зерновед')
    const popup = anyCase(page)
    const { projects } = await countsOf(site())
    expect(await popup.getByRole('status').innerText()).toMatch(new RegExp(`^1\\s+из\\s${projects}`))
    expect(await popup.getByRole('button', { name: /^Предыдущий кейс/ }).count()).toBe(0)

    await popup.getByRole('button', { name: 'Следующий кейс: Полубак' }).click()
    await caseOf(page, 'Полубак').waitFor()
    expect(await popup.getByRole('status').innerText()).toMatch(/^2\s+из/)

    const thumbnails = popup.getByRole('navigation', { name: 'Все проекты' }).getByRole('link')
    expect(await thumbnails.count()).toBe(projects)
    await thumbnails.last().click()
    await popup.getByText(new RegExp(`^${projects}\\s+из\\s${projects}`)).waitFor()
    expect(await popup.getByRole('button', { name: /^Следующий кейс/ }).count()).toBe(0)
    expect(await thumbnails.last().getAttribute('aria-current')).toBe('true')
  })

  test('moves for .64 s; a second press finishes the running move', async () => {
    const { page } = await openCase(visit, 'Зерновед')
    const { release } = await holdMotion(page)

    await page.keyboard.press('ArrowRight')
    const move = await page.waitForFunction(() => {
      const [animation] = document.querySelector('dialog [inert=""]')?.getAnimations() ?? []
      return animation && { ...animation.effect?.getComputedTiming() }
    })
    expect((await move.jsonValue())?.duration).toBe(640)
    await page.keyboard.press('ArrowRight')
    await caseOf(page, 'Станкорд').waitFor()
    expect(await page.locator('dialog h1').allInnerTexts()).toEqual(['Полубак', 'Станкорд'])

    await release()
    await atRest(page)
    expect(await page.locator('dialog h1').innerText()).toBe('Станкорд')
  })

  test('is walked at once by who wants no motion', async () => {
    const { page } = await openCase(visit, 'Зерновед', { reducedMotion: 'reduce' })

    await page.keyboard.press('ArrowRight')
    await caseOf(page, 'Полубак').waitFor()
    await atRest(page)
  })

  test('follows a swipe, but not a scroll', async () => {
    const { page } = await openCase(visit, 'Зерновед', { viewport: { width: 390, height: 844 }, hasTouch: true })

    await drag(page, { x: 200, y: 600 }, { x: 190, y: 300 })
    expect(pathOf(page)).toBe('/projects/zernoved/')
    await drag(page, { x: 320, y: 400 }, { x: 100, y: 410 })
    await caseOf(page, 'Полубак').waitFor()
    await atRest(page)
    await drag(page, { x: 100, y: 400 }, { x: 320, y: 410 })
    await caseOf(page, 'Зерновед').waitFor()
  })

  test('is not gone by a finger that moves about a case zoomed in', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { page } = await openCase(visit, 'Зерновед', phone)
    const left = () => page.evaluate(() => visualViewport?.offsetLeft)
    await pinch(page, { x: 100, y: 400 })
    const before = (await left()) ?? 0
    expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5)

    await drag(page, { x: 320, y: 400 }, { x: 100, y: 410 })

    await expect.poll(left).toBeGreaterThan(before + 50)
    expect(pathOf(page)).toBe('/projects/zernoved/')
  })

  test('is not gone by a finger that draws the slider of two pictures', async () => {
    const { page } = await openCase(visit, 'Ледоколор', { viewport: { width: 390, height: 844 }, hasTouch: true })
    const slider = page.getByRole('dialog').getByRole('slider')
    await slider.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await slider.boundingBox())!

    await drag(page, { x: x + width / 2, y: y + height / 2 }, { x: x + width / 4, y: y + height / 2 })

    expect(Number(await slider.inputValue())).toBeLessThan(40)
    expect(pathOf(page)).toBe('/projects/ledokolor/')
  })

  test('is not gone by arrow keys that scroll what is wider than the case', async () => {
    const { page } = await openCase(visit, 'Ледоколор')
    const wide = page.getByRole('dialog').locator('pre')
    await page
      .getByRole('slider')
      .locator('xpath=ancestor::figure')
      .evaluate((figure) => {
        const pre = Object.assign(document.createElement('pre'), { tabIndex: 0, textContent: 'wide '.repeat(99) })
        figure.after(pre)
      })
    await wide.focus()

    await page.keyboard.press('ArrowRight')

    await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(pathOf(page)).toBe('/projects/ledokolor/')
  })

  test('is not gone by arrow keys that scroll a strip within a design of its own', async () => {
    const { page } = await openCase(visit, 'Полубак')
    const design = anyCase(page).locator('.case')
    await design.evaluate((element) => {
      const pre = Object.assign(document.createElement('pre'), { tabIndex: 0, textContent: 'wide '.repeat(999) })
      pre.style.overflowX = 'auto'
      element.prepend(pre)
    })
    const strip = design.locator('pre')
    await strip.focus()

    await page.keyboard.press('ArrowRight')

    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(pathOf(page)).toBe('/projects/polubak/')
  })

  test('is gone by arrow keys from the strip of thumbnails, which scrolls by itself', async () => {
    const { page } = await openCase(visit, 'Зерновед', { viewport: { width: 390, height: 844 } })
    await anyCase(page).getByRole('navigation', { name: 'Все проекты' }).getByRole('link').first().focus()

    await page.keyboard.press('ArrowRight')

    await caseOf(page, 'Полубак').waitFor()
  })

  test('goes through cases of the same type', async () => {
    const { page } = await openCase(visit, 'Зерновед')
    const others = page.locator('dialog section').filter({ has: page.getByRole('heading', { name: 'Другие кейсы' }) })

    expect(await others.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Северное сукно', 'Шестерёнкин'])
    await others.getByRole('link', { name: /Шестерёнкин/ }).click()
    await caseOf(page, 'Шестерёнкин').waitFor()
    expect(pathOf(page)).toBe('/projects/shesterenkin/')
  })
})
