import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { hang, hangMidBody, htmlPage, startUpstream, status, text } from '../support/peers/upstream.ts'
import { plainEnvironment } from '../support/site/environment.ts'
import { killOnExit } from '../support/site/programs.ts'
import { SITE_URL, startSite } from '../support/site/site.ts'

const XML = 'application/xml'

async function warm(...args: string[]) {
  const child = killOnExit(
    spawn(process.execPath, ['--no-warnings', 'tools/warm.ts', ...args], { env: plainEnvironment() }),
  )
  const [said, complained] = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, said, complained }
}

test('every page of the sitemap is kept after it, so that visitors wait for none', async () => {
  const site = await startSite({ UPSTREAM_TIMEOUT_MS: '30000' })
  const count = ((await (await site.get('/sitemap.xml')).text()).match(/<loc>/g) ?? []).length

  const { code, said } = await warm(site.url)

  expect(code).toBe(0)
  expect(said).toContain(`Страниц: ${count}, не ответили: 0`)
  expect(await (await site.get('/metrics')).text()).toContain(`\nversta_page_cache_pages ${count}\n`)
  await site.stop()
})

test('pages that do not answer are named, and the exit code tells', async () => {
  const upstream = await startUpstream()
  const site = await startSite({ API_URL: upstream.url })
  upstream.on('/projects/zernoved/', status(500))

  const { code, complained } = await warm(site.url)

  expect(code).toBe(1)
  expect(complained).toContain('503  /projects/zernoved/')
  await site.stop()
  await upstream.stop()
})

test('the pictures a page hurries to show are asked for as AVIF where that is wished, in every width', async () => {
  const site = await startUpstream({})
  const accepted: Record<string, string | undefined> = {}
  const note: RequestListener = ({ url = '', headers }, response) => {
    accepted[url] = headers.accept
    response.end()
  }
  const files = ['/media/w_480/a.webp', '/media/w_640/a.webp']
  const srcset = files.map((file) => `${file} ${/\d+/.exec(file)?.[0]}w`).join(', ')
  const preload = `<link rel="preload" as="image" imageSrcSet="${srcset}" fetchPriority="high"/>`
  site.on('/sitemap.xml', text(`<urlset xmlns="x"><url><loc>${SITE_URL}/</loc></url></urlset>`, XML))
  site.on('/', text(`<!doctype html>${preload}<img src="/media/w_320/later.webp">`, 'text/html'))
  for (const file of files) site.on(file, note)

  const { code } = await warm(site.url, '--pictures')

  expect(code).toBe(0)
  expect(Object.keys(accepted)).toEqual(files)
  for (const accept of Object.values(accepted)) expect(accept).toMatch(/^image\/avif/)
  expect(site.requestsTo('/media/w_320/later.webp')).toBe(0)
  await site.stop()
})

describe('a map of parts', () => {
  const map = (root: string, line: string, addresses: readonly string[]) =>
    text(`<${root} xmlns="x">${addresses.map((loc) => `<${line}><loc>${loc}</loc></${line}>`).join('')}</${root}>`, XML)

  test('is followed to the pages of each', async () => {
    const site = await startUpstream({})
    site.on('/sitemap.xml', map('sitemapindex', 'sitemap', [`${SITE_URL}/sitemap-1.xml`, `${SITE_URL}/sitemap-2.xml`]))
    site.on('/sitemap-1.xml', map('urlset', 'url', [`${SITE_URL}/`, `${SITE_URL}/projects/`]))
    site.on('/sitemap-2.xml', map('urlset', 'url', [`${SITE_URL}/blog/`]))
    for (const page of ['/', '/projects/', '/blog/']) site.on(page, htmlPage)

    const { code, said } = await warm(site.url)

    expect(code).toBe(0)
    expect(said).toContain('Страниц: 3, не ответили: 0')
    for (const page of ['/', '/projects/', '/blog/']) expect(site.requestsTo(page), page).toBe(1)
    await site.stop()
  })

  test('fails without one of them', async () => {
    const site = await startUpstream({})
    site.on('/sitemap.xml', map('sitemapindex', 'sitemap', [`${SITE_URL}/sitemap-1.xml`]))
    const { code, complained } = await warm(site.url)
    expect(code).toBe(1)
    expect(complained).toContain('/sitemap-1.xml, 404')
    await site.stop()
  })
})

test.each([
  ['another page', htmlPage, 'на месте /sitemap.xml не карта сайта'],
  [
    'a map that leads to itself',
    text('<sitemapindex><loc>http://x/sitemap.xml</loc></sitemapindex>', XML),
    'не карта сайта',
  ],
  ['a map without pages', text('<urlset></urlset>', XML), 'в карте сайта нет ни одной страницы'],
])('%s for a map is a failure', async (_what, answer, complaint) => {
  const site = await startUpstream({})
  site.on('/sitemap.xml', answer)
  const { code, said, complained } = await warm(site.url)
  expect(code).toBe(1)
  expect(said).toBe('')
  expect(complained).toContain(complaint)
  await site.stop()
})

test('nobody is waited for without an end', async () => {
  const site = await startUpstream({})
  site.on('/sitemap.xml', text(`<urlset><loc>${SITE_URL}/blog/</loc></urlset>`, XML))
  site.on('/blog/', hangMidBody)
  const silent = await startUpstream({})
  silent.onAll(hang)

  const [ofPage, ofMap] = await Promise.all([warm(site.url, '--wait', '2'), warm('--wait', '2', silent.url)])

  expect(ofPage).toMatchObject({ code: 1, complained: 'нет ответа за 2 с  /blog/\n' })
  expect(ofMap).toMatchObject({ code: 1, complained: `${silent.url} не отвечает: /sitemap.xml, нет ответа за 2 с\n` })
  await site.stop()
  await silent.stop()
})

test.each(['127.0.0.1', 'localhost'])('a site that is not there is said to be so, and why: %s', async (host) => {
  const closed = await startUpstream()
  await closed.stop()
  const url = closed.url.replace('127.0.0.1', host)
  const { code, complained } = await warm(url)
  expect(code).toBe(1)
  expect(complained).toContain(`${url} не отвечает`)
  expect(complained).toContain('ECONNREFUSED')
})

test.each([
  ['a word', ['куда-то'], 'начинается с http:// или https://'],
  ['an address without a scheme', ['localhost:4201'], 'начинается с http:// или https://'],
  ['no time to wait', ['--wait', 'долго'], '--wait: нужны секунды от 1 до 3600, а это долго'],
  ['an option it does not know', ['--picture'], 'Команда записана с ошибкой: --picture'],
  ['two addresses', ['http://127.0.0.1', 'http://127.0.0.2'], 'лишнее: http://127.0.0.2'],
])('a command written wrongly is explained: %s', async (_what, args, complaint) => {
  const { code, complained } = await warm(...args)
  expect(code).toBe(2)
  expect(complained).toContain(complaint)
  expect(complained).toContain('npm run warm')
})

test('a wrong setting is named', () => {
  const env = { ...plainEnvironment(), PORT: 'abc' }
  const { status: code, stderr } = spawnSync(process.execPath, ['--no-warnings', 'tools/warm.ts'], { env })
  expect(code).toBe(1)
  expect(String(stderr)).toBe('PORT must be a whole number from 0 to 65535, got "abc"\n')
})
