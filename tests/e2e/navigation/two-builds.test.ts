import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../support/browser/browser.ts'
import { interactOnLoad } from '../../support/browser/interact-on-load.ts'
import { buildWith } from '../../support/site/changed-source.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const NEXT_BLOG = `import Page from './original.tsx'
export default function NextPage() {
  return <div data-build="next"><Page /></div>
}`

let next: Awaited<ReturnType<typeof buildWith>>
let browser: Browser
let dataDirectory: string
let site: TestSite

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'versta-deployed-'))
  next = await buildWith('pages/blog/index/+Page.tsx', NEXT_BLOG)
  ;[browser, site] = await Promise.all([launchBrowser(), start()])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  await next.remove()
  await rm(dataDirectory, { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}, root?: string) =>
  startSite({ SITE_URL: 'http://127.0.0.1', DATA_DIR: dataDirectory, ...env }, root)

/** The program of the next build takes the place of the one that runs, as an operator would do it. */
async function deploy() {
  await site.stop()
  site = await start({ PORT: new URL(site.url).port }, next.root)
}

async function openBlog(page: Page) {
  await page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Блог' }).click()
  await page.waitForURL('**/blog/')
  await page.getByRole('heading', { level: 1, name: 'Путевые заметки' }).waitFor()
  return page.locator('[data-build="next"]').count()
}

test('a tab open over a deploy goes on with the code it has, then takes the new one', async () => {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 900 } })
  await interactOnLoad(page.context())
  // Nothing is fetched ahead: what comes after the deploy is what the old pages name.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.clock.install()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const looked = page.waitForResponse('**/builds/latest.json?*')
  await page.goto('/contacts/', { waitUntil: 'networkidle' })
  await page.clock.runFor(3000)
  await looked
  await deploy()

  expect(await openBlog(page)).toBe(0)
  expect(documents).toEqual(['/contacts/'])

  await page.clock.runFor(61_000)
  const lookedAgain = page.waitForResponse('**/builds/latest.json?*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await lookedAgain
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).first().click()
  await page.waitForURL('**/contacts/')
  expect(documents).toEqual(['/contacts/', '/contacts/'])

  expect(await openBlog(page)).toBe(1)
})
