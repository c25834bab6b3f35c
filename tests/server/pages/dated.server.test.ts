import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewLink } from '../../../server/preview-link.ts'
import { GOOD_AREAS, POST, PROJECT, REVIEW, SERVICE, TAGS, VACANCY } from '../../support/content/content.ts'
import { json, startUpstream, status, type TestUpstream } from '../../support/peers/upstream.ts'
import { moveClock, movedClock } from '../../support/site/moved-clock.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const SECRET = 'only-for-this-test'
const HOUR_MS = 3_600_000
const STEP_MS = 10 * 60_000

/** As Bitrix writes it. */
const inMoscow = (ms: number) => {
  const [date = '', time = ''] = new Date(ms + 3 * HOUR_MS).toISOString().split('T')
  return `${date.split('-').toReversed().join('.')} ${time.slice(0, 8)}`
}

let upstream: TestUpstream
let site: TestSite
const startedAtMs = Date.now()
const ahead = { ACTIVE_FROM: inMoscow(startedAtMs + STEP_MS) }
const ending = { ACTIVE_TO: new Date(startedAtMs + STEP_MS).toISOString().replace(/\.\d+/, '') }
const env = () => ({
  API_URL: upstream.url,
  PREVIEW_SECRET: SECRET,
  CONTENT_FRESH_S: '7200',
  DATA_DIR: join(tmpdir(), `versta-dated-${process.pid}`),
  ...movedClock(STEP_MS),
})

const named = <Item extends object>(item: Item, CODE: string, NAME: string, more: object = {}) => ({
  ...item,
  CODE,
  NAME,
  ...more,
})
const areas = {
  '/projects/': {
    ITEMS: [PROJECT, named(PROJECT, 'zavtra', 'Завтрашний', ahead), named(PROJECT, 'vchera', 'Вчерашний', ending)],
    TAGS,
  },
  '/projects/zavtra/': {
    ITEM: named(PROJECT, 'zavtra', 'Завтрашний', { ...ahead, DETAIL_TEXT: '<p>Тайна</p>' }),
    TAGS,
  },
  '/projects/vchera/': { ITEM: named(PROJECT, 'vchera', 'Вчерашний', ending), TAGS },
  '/blog/': { ITEMS: [POST, named(POST, 'statya', 'Завтрашняя статья', ahead)], TAGS: {} },
  '/blog/statya/': { ITEM: named(POST, 'statya', 'Завтрашняя статья', ahead), TAGS: {} },
  '/vacancies/': { ITEMS: [VACANCY, named(VACANCY, 'novaya', 'Завтрашняя работа', ahead)] },
  '/vacancies/novaya/': { ITEM: named(VACANCY, 'novaya', 'Завтрашняя работа', ahead) },
  '/reviews/': { ITEMS: [REVIEW, named(REVIEW, 'otzyv', 'Завтрашний клиент', ahead)], TAGS },
  '/services/': { ITEMS: { Поиск: [SERVICE, named(SERVICE, 'novinka', 'Завтрашняя услуга', ahead)] } },
  '/services/novinka/': { ITEM: named(SERVICE, 'novinka', 'Завтрашняя услуга', ahead) },
}

/** Every place that shows the items of tomorrow. */
const PLACES = [
  ['/projects/', 'Завтрашний'],
  ['/projects/index.pageContext.json', 'Завтрашний'],
  ['/projects/zernoved/', 'Завтрашний'],
  ['/', 'Завтрашний'],
  ['/blog/', 'Завтрашняя статья'],
  ['/vacancies/', 'Завтрашняя работа'],
  ['/reviews/', 'Завтрашний клиент'],
  ['/services/', 'Завтрашняя услуга'],
  ['/sitemap/', 'Завтрашняя услуга'],
  ['/sitemap.xml', '/projects/zavtra/'],
  ['/blog/rss.xml', 'Завтрашняя статья'],
  ['/api/cases/zernoved.json', 'Завтрашний'],
] as const
const PAGES = [
  '/projects/zavtra/',
  '/blog/statya/',
  '/vacancies/novaya/',
  '/services/novinka/',
  '/api/cases/zavtra.json',
]

beforeAll(async () => {
  upstream = await startUpstream({ ...GOOD_AREAS, ...areas })
  for (const [path, reply] of Object.entries({ ...GOOD_AREAS, ...areas })) upstream.on(`${path}?draft=1`, json(reply))
  site = await startSite(env())
})
afterAll(async () => {
  await site.stop()
  await upstream.stop()
  await rm(env().DATA_DIR, { recursive: true, force: true })
})

const textAt = async (path: string) => (await site.get(path)).text()
/** How long anybody may keep an answer without asking. */
const keptForS = ({ headers }: Response) =>
  ['cache-control', 'cdn-cache-control']
    .flatMap((name) => [...(headers.get(name) ?? '').matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g)])
    .reduce((most, [, seconds]) => Math.max(most, Number(seconds)), 0)

test('before its minute an item is nowhere, and no copy of a page may be kept past that minute', async () => {
  for (const [path, name] of PLACES) {
    const answer = await site.get(path)
    expect(await answer.text(), path).not.toContain(name)
    const leftS = (startedAtMs + STEP_MS - Date.now()) / 1000
    expect(keptForS(answer), path).toBeLessThanOrEqual(leftS + 1)
  }
  for (const path of PAGES) expect((await site.get(path)).status, path).toBe(404)
  expect(await textAt('/projects/')).toContain('Вчерашний')
  expect((await site.get('/projects/vchera/')).status).toBe(200)
})

test('a preview shows what lies ahead', async () => {
  const link = previewLink('/projects/zavtra/', SECRET, Date.now() + HOUR_MS)
  const answer = await site.get(link)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Тайна')])
})

test('at its minute it is everywhere by itself, and what ends then is gone, though the API is down', async () => {
  const etag = String((await site.get('/projects/')).headers.get('etag'))
  const modified = String((await site.get('/projects/')).headers.get('last-modified'))
  upstream.onAll(status(500))
  await moveClock(site)
  for (const [path, name] of PLACES) expect(await textAt(path), path).toContain(name)
  const list = await textAt('/projects/')
  expect([list.includes('Завтрашний'), list.includes('Вчерашний')]).toEqual([true, false])
  expect((await site.get('/projects/', { headers: { 'if-none-match': etag } })).status).toBe(200)
  expect((await site.get('/projects/', { headers: { 'if-modified-since': modified } })).status).toBe(200)
  upstream.recover()
  for (const path of PAGES) await expect.poll(async () => [path, (await site.get(path)).status]).toEqual([path, 200])
  expect((await site.get('/projects/vchera/')).status).toBe(404)
  expect((await site.get('/api/cases/vchera.json')).status).toBe(404)
})

test('a page kept on disk ends at its minute, too', async () => {
  await site.stop()
  await rm(env().DATA_DIR, { recursive: true, force: true })
  site = await startSite(env())
  expect(await textAt('/projects/')).not.toContain('Завтрашний')
  site.kill('SIGTERM')
  await site.exited
  upstream.onAll(status(500))
  // This program is told that it starts after that minute.
  site = await startSite({ ...env(), CLOCK_AHEAD_MS: String(STEP_MS) })
  expect(site.log.find(({ msg }) => msg === 'page snapshot read')).toMatchObject({ pages: expect.any(Number) })
  expect(await textAt('/projects/')).toContain('Завтрашний')
  upstream.recover()
})
