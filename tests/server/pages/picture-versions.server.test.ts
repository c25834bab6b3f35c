import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { colouredPicture } from '../../support/content/picture.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

let directory: string
let site: TestSite

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-content-'))
  await cp('content', directory, { recursive: true })
  site = await startSite({ CONTENT_DIR: directory, CONTENT_FRESH_S: '0' })
})
afterEach(async () => {
  await site.stop()
  await rm(directory, { recursive: true })
})

describe('pictures of a page', () => {
  test.each(['/', '/projects/', '/team/', '/certificates/', '/projects/polubak/', '/projects/zernoved/', '/blog/'])(
    '%s: are kept for ever',
    async (path) => {
      const addresses = picturesOf(await pageAt(path))
      expect(addresses.length).toBeGreaterThan(0)
      for (const address of addresses) expect(address).toMatch(/^\/media\/w_\d+,[^/]*v_[0-9a-f]{8}\/pictures\//)
      expect((await site.get(addresses[0] ?? '')).headers.get('cache-control')).toBe(FOR_EVER)
    },
  )

  test('change their address with their file, and the new address gives the new picture', async () => {
    const before = certificateOf(await pageAt('/certificates/'))
    const pixelsBefore = await bytesOf(before)
    await writeFile(join(directory, 'pictures/certificates/bitrix.webp'), await colouredPicture('#1E5B4A'))

    const after = await vi.waitFor(
      async () => {
        const address = certificateOf(await pageAt('/certificates/'))
        expect(address).not.toBe(before)
        return address
      },
      { timeout: 60_000, interval: 200 },
    )
    await vi.waitFor(async () => expect((await site.get(after)).headers.get('cache-control')).toBe(FOR_EVER), {
      timeout: 60_000,
      interval: 200,
    })
    expect(await bytesOf(after)).not.toEqual(pixelsBefore)
  })
})

test('the picture of an article in its structured data can be fetched at its whole address', async () => {
  const [, address = ''] = /"image":"(https:[^"]+)"/.exec(await pageAt('/blog/smeta-na-14-strok/')) ?? []
  const response = await site.get(new URL(address).pathname)

  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe(FOR_EVER)
})

test('a picture nobody has named by its content is kept for a day', async () => {
  const response = await site.get('/media/w_320,f_webp,q_75/pictures/certificates/bitrix.webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
})

const pageAt = async (path: string) => (await site.get(path)).text()

/** Those of its content; the face of the chat is a setting. */
const picturesOf = (page: string) =>
  [...page.replace(/<aside id="chat".*?<\/aside>/s, '').matchAll(/<img[^>]* src="(\/media\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  )

const certificateOf = (page: string) => picturesOf(page).find((address) => address.endsWith('/bitrix.webp')) ?? ''

const bytesOf = async (address: string) => Buffer.from(await (await site.get(address)).arrayBuffer())
