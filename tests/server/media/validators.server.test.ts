import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { colouredPicture } from '../../support/content/picture.ts'
import { startUpstream, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const ADDRESS = '/media/w_160,f_webp,q_75/pictures/a.png'
const MODIFIED = 'Mon, 21 Apr 2025 10:00:00 GMT'

let upstream: TestUpstream
let site: TestSite
let version: string

beforeAll(async () => {
  const picture = await colouredPicture('#FF4B1F')
  version = createHash('sha256').update(picture).digest('hex').slice(0, 12)
  upstream = await startUpstream()
  upstream.on('/pictures/a.png', (_request, response) =>
    response.writeHead(200, { 'last-modified': MODIFIED }).end(picture),
  )
  site = await startSite({ API_URL: upstream.url })
})
afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

describe('a browser that has the picture', () => {
  test('is told so by its tag, strong, weak or among others', async () => {
    const tag = (await site.get(ADDRESS)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) await expectUnchanged({ 'if-none-match': known })
  })

  test('is told so by the date of the original', async () => {
    expect((await site.get(ADDRESS)).headers.get('last-modified')).toBe(MODIFIED)
    await expectUnchanged({ 'if-modified-since': MODIFIED })
  })

  test.each([
    { 'if-none-match': '"other"' },
    { 'if-none-match': '"other"', 'if-modified-since': MODIFIED },
    { 'if-modified-since': 'Sun, 20 Apr 2025 10:00:00 GMT' },
    { 'if-modified-since': 'yesterday' },
  ])('gets another: %o', async (headers) => {
    expect((await site.get(ADDRESS, { headers })).status).toBe(200)
  })
})

describe('how long a browser keeps the picture', () => {
  test('a day, then it asks again', async () => {
    expect((await site.get(ADDRESS)).headers.get('cache-control')).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    )
  })

  test('for ever where the address names the original’s hash', async () => {
    const response = await site.get(`/media/w_160,f_webp,q_75,v_${version}/pictures/a.png`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('a minute where it names another hash, and no file is kept for the name', async () => {
    await site.get(ADDRESS)
    for (const other of ['0123456789ab', 'ba9876543210', 'ffffffffffff']) {
      const response = await site.get(`/media/w_160,f_webp,q_75,v_${other}/pictures/a.png`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    }
    expect(await readdir(join(site.dataDirectory, 'pictures'))).toHaveLength(1)
  })
})

async function expectUnchanged(headers: Record<string, string>) {
  const response = await site.get(ADDRESS, { headers })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
  expect(response.headers.get('etag')).not.toBeNull()
  expect(response.headers.get('cache-control')).toContain('max-age')
}
