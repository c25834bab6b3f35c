import { expect, test } from 'vitest'
import { PHONE } from '../../support/browser/phone.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilPainted } from '../../support/browser/until-painted.ts'

const { openIdle, openWindow, visit } = siteAndBrowser()

test('a choice of a case turns its wheel and its pack by the arrows of the keyboard, without script', async () => {
  const page = await openWindow({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  await page.goto('/projects/zernoved/')
  await untilPainted(page)
  const choice = page.locator('figure', { has: page.getByRole('radio') })
  const question = choice.getByRole('group').first()
  const wheel = choice.locator('> img')
  const turned = () => wheel.evaluate((picture) => getComputedStyle(picture).rotate)
  const shown = () =>
    question.locator('b').evaluateAll((words) => words.filter((word) => getComputedStyle(word).opacity === '1').length)

  const before = await turned()
  await question.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')

  expect(await question.getByRole('radio').nth(1).isChecked()).toBe(true)
  await expect.poll(turned).not.toBe(before)
  await expect.poll(shown).toBe(1)
})

test('two pictures are compared by a key or a touch, before the app is there', async () => {
  const page = await openIdle(PHONE)
  await page.goto('/projects/ledokolor/')
  await untilPainted(page)
  const slider = page.getByRole('slider')
  const after = page.locator('figure', { has: slider }).locator('img').nth(1)
  const cut = () => after.evaluate((picture) => getComputedStyle(picture).clipPath)

  const first = await cut()
  await slider.focus()
  await page.keyboard.press('End')
  await expect.poll(cut).not.toBe(first)
  const drawn = await cut()
  await slider.tap({ position: { x: 40, y: 40 } })
  await expect.poll(cut).not.toBe(drawn)
})

test('a long address of a client stays within the page of its case', async () => {
  const { page } = await visit('/projects/zernoved/', { viewport: { width: 1024, height: 768 } })
  const facts = page.getByRole('main').locator('header dl')
  const link = facts.getByRole('link')

  await link.evaluate((element) => (element.textContent = 'ochen-dlinnoe-imya.example'))

  const [address, column] = await Promise.all([link.boundingBox(), facts.boundingBox()])
  expect(address!.x + address!.width).toBeLessThanOrEqual(column!.x + column!.width)
})
