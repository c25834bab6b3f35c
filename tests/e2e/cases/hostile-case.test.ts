import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { GOOD_AREAS, PROJECT } from '../../support/content/content.ts'
import { startUpstream, type TestUpstream } from '../../support/peers/upstream.ts'

const ELSEWHERE = 'http://evil.example'

const CUSTOM_CSS = `
  @import "${ELSEWHERE}/import.css";
  @font-face { font-family: evil; src: url(${ELSEWHERE}/font.woff2) }
  :host, :host-context(body) { position: fixed; inset: 0; z-index: 99999 }
  :root, html, body, header, footer, h1 { display: none !important }
  .fixed { position: fixed; inset: 0; z-index: 99999; background: red }
  .lifted { position: absolute; top: -3000px; left: -3000px; width: 9000px; height: 9000px; z-index: 99999; background: red }
  .moved { transform: translate(-2000px, -2000px) scale(9); background: red }
  .pulled { margin: -4000px; padding: 4000px; background: red }
  .picture { background: url(${ELSEWHERE}/picture.png), url("data:image/png;base64,AAAA") }
  .closing::after { content: "</style><script>window.evil = 'style'</script>" }
`

const CUSTOM_HTML = `
  <section class="fixed">Поверх всего</section>
  <section class="lifted">Выше страницы</section>
  <section class="moved">В стороне</section>
  <section class="pulled">Шире поля</section>
  <section class="picture closing" style="position: fixed; inset: 0">Картинка</section>
  </div></template></main><style>header { display: none }</style><script>window.evil = 'html'</script>
  <img src="${ELSEWHERE}/picture.png" onerror="window.evil = 'handler'">
  <a href="javascript:window.evil = 'address'">Нажмите</a>
  <a href="data:text/html,<script>alert(1)</script>">Или сюда</a>
  <form action="${ELSEWHERE}"><input name="phone"></form>
`

const HOSTILE = { ...PROJECT, CUSTOM_HTML: { TEXT: CUSTOM_HTML }, CUSTOM_CSS: { TEXT: CUSTOM_CSS } }

let upstream: TestUpstream

beforeAll(async () => {
  upstream = await startUpstream({ ...GOOD_AREAS, '/projects/zernoved/': { ITEM: HOSTILE, TAGS: {} } })
})
afterAll(() => upstream.stop())

const { visit } = siteAndBrowser(() => ({ API_URL: upstream.url }))

const requestsElsewhere: string[] = []
const watch = (page: Page) =>
  page.route(`${ELSEWHERE}/**`, (route) => {
    requestsElsewhere.push(route.request().url())
    return route.abort()
  })

/** What of the frame and of the page around the design somebody else's pixel lies on. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const isReached = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      // Our own notice of cookies and chat come and lie above the page.
      if (there?.closest('aside[aria-label]')) return true
      return width > 0 && there !== null && (element.contains(there) || there.contains(element))
    }
    const around = document.querySelectorAll('header a[href="/"], main h1, footer a[href="/sitemap/"]')
    return { seen: around.length, covered: [...around].filter((one) => !isReached(one)).map((one) => one.outerHTML) }
  })

describe.each([
  ['of the server', true],
  ['without JavaScript', false],
])('a design that means harm, on a page %s,', (_how, javaScriptEnabled) => {
  test('stays in its box: it covers nothing, runs nothing, asks nobody', async () => {
    const { page } = await visit('/projects/zernoved/', { javaScriptEnabled }, watch)
    await page.getByText('Поверх всего').waitFor({ state: 'attached' })

    const { seen, covered: lost } = await covered(page)
    expect(seen).toBeGreaterThanOrEqual(3)
    expect(lost).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => (window as { evil?: string }).evil)).toBeUndefined()
    expect(await page.locator('main :is([href^="javascript:"], [href^="data:"], form[action*="evil"])').count()).toBe(0)
    expect(requestsElsewhere).toEqual([])
  })
})

test('a design that means harm stays in its box in the popup of its case', async () => {
  const { page } = await visit('/projects/', {}, watch)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Зерновед/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Поверх всего').waitFor({ state: 'attached' })

  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await dialog.waitFor({ state: 'hidden' })

  expect(await page.evaluate(() => (window as { evil?: string }).evil)).toBeUndefined()
  expect(requestsElsewhere).toEqual([])
})
