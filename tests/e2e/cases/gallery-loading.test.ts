import { describe, expect, test } from 'vitest'
import { atRest } from '../../support/browser/at-rest.ts'
import { atPicture, isReady, photoOf, viewerOf, displayedWidth } from '../../support/browser/gallery.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { visit } = siteAndBrowser()

/** The viewer waits for its styles. */
const CODE = '**/assets/**/Gallery*.css'

describe('a picture that is late or lost', () => {
  test('shows the running tape until it has come', async () => {
    const { page } = await visit('/certificates/')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/media/w_1920*/**', async (route) => {
      await held
      await route.continue()
    })

    await photoOf(page, 'Контекстная реклама').click()
    await page.locator('dialog[data-state="loading"]').waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('dialog[data-state] > [aria-hidden]')].some((tape) =>
        tape.checkVisibility({ visibilityProperty: true }),
      ),
    )
    release()
    await isReady(page)
  })

  test('says so in its slide; the others go on', async () => {
    const { page } = await visit('/certificates/')
    const lost = await photoOf(page, 'Контекстная реклама').getAttribute('href')
    await page.route(`**${lost}`, (route) => route.fulfill({ status: 404 }))

    await photoOf(page, 'Контекстная реклама').click()
    await viewerOf(page).getByText('Картинка не\u00a0найдена').waitFor()
    await isReady(page)
    await page.keyboard.press('ArrowRight')
    await atPicture(page, 2)
    await isReady(page)
    expect(await displayedWidth(page)).toBeGreaterThan(300)
  })
})

test('the viewer is fetched when a picture is touched, not before', async () => {
  const { page } = await visit('/certificates/')
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('Gallery')).length)
  expect(await fetched()).toBe(0)

  await photoOf(page, 'Контекстная реклама').hover()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('Gallery')),
  )
})

test('a viewer that comes when the visitor has gone on stays away', async () => {
  const { page } = await visit('/certificates/')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(CODE, async (route) => {
    await released
    await route.continue()
  })
  await photoOf(page, 'Контекстная реклама').click()

  // The header is away, and a view of it would take the time of a scroll.
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/contacts/"]')?.click())
  await page.getByRole('heading', { level: 1, name: /495/ }).waitFor()
  const came = page.waitForResponse(CODE)
  release()
  await (await came).finished()
  await atRest(page)

  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/contacts/')
})

test('without its code, or without JavaScript, the picture is a link to itself', async () => {
  const { page } = await visit('/certificates/')
  await page.route('**/assets/chunks/*.js', (route) => route.abort())
  await photoOf(page, 'Контекстная реклама').click()
  await page.waitForURL('**/media/w_1920*/**')

  const plain = await visit('/certificates/', { javaScriptEnabled: false })
  await photoOf(plain.page, 'Контекстная реклама').click()
  await plain.page.waitForURL('**/media/w_1920*/**')
})
