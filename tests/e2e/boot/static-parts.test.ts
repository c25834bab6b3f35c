import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATA_FILE } from '../../../shared/page-data.ts'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { untilHydrated } from '../../support/browser/visit.ts'

let content: string
beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'versta-content-'))
  await cp('content', content, { recursive: true })
  await appendFile(join(content, 'vacancies/redaktor.md'), '\n## О нас\n\nПишем «по-русски» — для <людей> & роботов.\n')
})
afterAll(() => rm(content, { recursive: true }))

const { site, arrive, visit } = siteAndBrowser(() => ({ CONTENT_DIR: content }))

/** A part of the page's own, of text, of one below the first view, and text with marks that HTML escapes. */
const KINDS = [
  '/',
  '/projects/zernoved/',
  '/services/',
  '/services/razrabotka-sayta/',
  '/blog/',
  '/vacancies/redaktor/',
]

const PAGES = [
  ...KINDS,
  '/services/seo/',
  '/services/smm-vedenie/',
  '/services/kontekstnaya-reklama/',
  '/blog/smeta-na-14-strok/',
]

describe('the static parts of', () => {
  test.each(KINDS)('%s are what the server rendered, hydrated and after Back from another page', async (path) => {
    const rendered = await wordsOf((await visit(path, { javaScriptEnabled: false })).page)
    expect(Object.keys(rendered)).not.toEqual([])

    const { page, complaints } = await visit(path)
    expect(await wordsOf(page)).toEqual(rendered)

    await page.locator('header a[href="/contacts/"]').first().click()
    await expect.poll(() => wordsOf(page)).toEqual({})
    await page.goBack()
    await expect.poll(() => wordsOf(page)).toEqual(rendered)
    expect(complaints).toEqual([])
  })

  test.each(PAGES)(
    '%s are in no state of a document, and in the data for a page that the browser renders',
    async (path) => {
      expect(await staticInDocument(path)).toEqual({})
      const { data } = await (await site().get(path + DATA_FILE)).json()
      expect(Object.keys(data.staticParts)).not.toEqual([])
    },
  )
})

test('a part that is not rendered stays in the state of a document', async () => {
  expect(await staticInDocument('/vacancies/frontend-razrabotchik/')).toEqual({ text: '' })
})

test('a translated page is still translated once React has hydrated it', async () => {
  const { page } = await arrive('/blog/smeta-na-14-strok/')
  await page
    .locator('[data-static=text] p')
    .first()
    .evaluate((element) => (element.textContent = 'An estimate'))
  await hydrate(page)
  expect((await wordsOf(page))['text']).toContain('An estimate')
})

test('a page that React has to render again keeps its static parts', async () => {
  const { page } = await arrive('/blog/smeta-na-14-strok/')
  const rendered = await wordsOf(page)
  await page.locator('h1').evaluate((element) => element.replaceChildren(document.createElement('table')))
  await hydrate(page)
  expect(await page.locator('h1').textContent()).toContain('Сколько стоит сайт')
  expect(await wordsOf(page)).toEqual(rendered)
})

async function staticInDocument(path: string): Promise<unknown> {
  const html = await (await site().get(path)).text()
  const [, state = ''] = /<script id="vike_pageContext"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(state).data.staticParts
}

async function hydrate(page: Page) {
  await page.keyboard.press('Tab')
  await untilHydrated(page)
}

const wordsOf = (page: Page) =>
  page
    .locator('main [data-static]')
    .evaluateAll((elements: HTMLElement[]) =>
      Object.fromEntries(elements.map((element) => [element.dataset['static'], element.textContent])),
    )
