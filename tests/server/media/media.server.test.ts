import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hang, json, redirect, startUpstream, status, text, type TestUpstream } from '../../support/peers/upstream.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

let upstream: TestUpstream
let site: TestSite

beforeAll(async () => {
  const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#FF4B1F' } })
    .png()
    .toBuffer()
  upstream = await startUpstream()
  upstream.on('/pictures/a.png', text(picture, 'image/png'))
  upstream.on(`/pictures/${encodeURIComponent('схема 1')}.png`, text(picture, 'image/png'))
  upstream.on(
    '/pictures/turned.jpg',
    text(await sharp(picture).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'image/jpeg'),
  )
  upstream.on(
    '/pictures/chart.svg',
    text('<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"/>', 'image/svg+xml'),
  )
  upstream.on('/pictures/document.tiff', text(await sharp(picture).tiff().toBuffer(), 'image/tiff'))
  upstream.on('/pictures/empty.png', text('', 'image/png'))
  upstream.on('/pictures/promising.png', (_request, response) => {
    response.writeHead(200, { 'content-length': 1024 ** 3 }).flushHeaders()
  })
  upstream.on('/pictures/truncated.png', (_request, response) => {
    response.writeHead(200, { 'content-length': picture.length })
    response.write(picture.subarray(0, 500), () => response.destroy())
  })
  upstream.on('/pictures/half.png', text(picture.subarray(0, picture.length / 2), 'image/png'))
  upstream.on('/pictures/unasked.png', status(304))
  upstream.on('/pictures/broken.png', text('не картинка', 'image/png'))
  upstream.on('/pictures/bomb.png', text(bomb(), 'image/png'))
  upstream.on('/pictures/moved.png', redirect(`${upstream.url}/pictures/bait.png`))
  upstream.on('/pictures/failing.png', status(500))
  upstream.on('/pictures/hanging.png', hang)
  upstream.on('/pictures/huge.png', (_request, response) => {
    const more = () => !response.destroyed && response.write(Buffer.alloc(1024 * 1024), more)
    more()
  })
  site = await startSite({ API_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '1000', MEDIA_AVIF: 'on' })
})
afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

describe('a picture of the content API', () => {
  test.each(['webp', 'avif', 'jpeg', 'png'])('is resized to %s', async (format) => {
    const response = await site.get(`/media/w_320,f_${format},q_75/pictures/a.png`)
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('cache-control')).toMatch(/public, max-age=\d+/)
    expect([width, height]).toEqual([320, 160])
  })

  test('is cut to a shape', async () => {
    expect(await sizeOf('/media/w_320,r_1x1,f_webp,q_75/pictures/a.png')).toEqual([320, 320])
    expect(await sizeOf('/media/w_320,r_3x4,f_webp,q_75/pictures/a.png')).toEqual([320, 427])
  })

  test('keeps the shape where the original is too small for the width', async () => {
    expect(await sizeOf('/media/w_2560,r_4x5,f_webp,q_75/pictures/a.png')).toEqual([400, 500])
  })

  test('is as upright as the camera meant it', async () => {
    expect(await sizeOf('/media/w_160,f_webp,q_75/pictures/turned.jpg')).toEqual([160, 320])
  })

  test('may be a drawing', async () => {
    expect(await sizeOf('/media/w_320,f_webp,q_75/pictures/chart.svg')).toEqual([320, 160])
  })

  test('of no named format is AVIF for browsers that take it, as soon as one is drawn, and webp for others', async () => {
    const path = '/media/w_320/pictures/a.png'
    const accept = 'image/avif,image/webp,*/*;q=0.8'
    const standIn = await site.get(path, { headers: { accept } })
    await expect
      .poll(async () => (await site.get(path, { headers: { accept } })).headers.get('content-type'))
      .toBe('image/avif')
    const modern = await site.get(path, { headers: { accept } })
    const plain = await site.get(path, { headers: { accept: '*/*' } })
    const named = await site.get('/media/w_320,f_webp/pictures/a.png')

    expect([standIn, modern].map(({ headers }) => headers.get('cache-control')?.split(',')[0])).toEqual([
      'private',
      'public',
    ])
    expect(standIn.headers.get('content-type')).toBe('image/webp')
    expect(plain.headers.get('content-type')).toBe('image/webp')
    expect([modern, plain].map(({ headers }) => headers.get('vary')?.toLowerCase())).toEqual(['accept', 'accept'])
    expect(named.headers.get('vary')).toBeNull()
  })

  test('is never enlarged', async () => {
    expect(await sizeOf('/media/w_2560,f_webp,q_75/pictures/a.png')).toEqual([1000, 500])
  })

  test('may have a Russian name with a space', async () => {
    const response = await site.get(`/media/w_320,f_webp,q_75/pictures/${encodeURIComponent('схема 1')}.png`)
    expect(response.status).toBe(200)
  })
})

describe('what is not allowed is refused before anything is fetched', () => {
  test.each([
    '/media/w_50000,f_webp,q_75/pictures/never.png',
    '/media/w_641,f_webp,q_75/pictures/never.png',
    '/media/w_640,h_481,f_webp,q_75/pictures/never.png',
    '/media/w_640,r_5x4,f_webp,q_75/pictures/never.png',
    '/media/w_640,f_gif,q_75/pictures/never.png',
    '/media/w_640,f_webp,q_100/pictures/never.png',
    '/media/anything/pictures/never.png',
    '/media/w_640,f_webp,q_75/pictures/.never.png',
    '/media/w_640,f_webp,q_75/pictures/..%2F..%2Fnever.png',
    '/media/w_640,f_webp,q_75/pictures/%2e%2e/never.png',
    '/media/w_640,f_webp,q_75/pictures%5Cnever.png',
    '/media/w_640,f_webp,q_75/pictures/never.png%3Fx=1',
    '/media/w_640,f_webp,q_75/pictures/%252e%252e/never.png',
  ])('%s → 400', async (path) => {
    const reply = await site.raw(`GET ${path} HTTP/1.1\r\nHost: versta.example\r\nConnection: close\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    expect(upstream.requestsTo('/pictures/never.png')).toBe(0)
  })

  test.each([
    '/media/w_640,f_webp,q_75/https://evil.example/a.png',
    '/media/w_640,f_webp,q_75//evil.example/a.png',
    '/media/w_640,f_webp,q_75/@evil.example/a.png',
    '/media/w_640,f_webp,q_75/@127.0.0.1/pictures/never.png',
    '/media/w_640,f_webp,q_75/@evil.example@127.0.0.1/pictures/never.png',
  ])('%s leads nowhere', async (path) => {
    expect([400, 403]).toContain((await site.get(path)).status)
  })
})

describe('a picture that cannot be shown', () => {
  test.each([
    ['missing', '/pictures/missing.png', 404],
    ['no picture', '/pictures/broken.png', 422],
    ['too many pixels', '/pictures/bomb.png', 422],
    ['moved elsewhere', '/pictures/moved.png', 403],
    ['a document', '/pictures/document.tiff', 422],
    ['half there', '/pictures/half.png', 422],
    ['over 20 MB', '/pictures/huge.png', 413],
    ['said to be over 20 MB', '/pictures/promising.png', 413],
    ['empty', '/pictures/empty.png', 503],
    ['cut off', '/pictures/truncated.png', 503],
    ['«unchanged» without having been asked', '/pictures/unasked.png', 503],
    ['failing', '/pictures/failing.png', 503],
    ['not answering', '/pictures/hanging.png', 503],
  ])('%s: %s → %i, not to be stored', async (_what, path, expected) => {
    const response = await site.get(`/media/w_640,f_webp,q_75${path}`)
    expect(response.status).toBe(expected)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a redirect of the upstream is not followed', async () => {
    await site.get('/media/w_640,f_webp,q_75/pictures/moved.png')
    expect(upstream.requestsTo('/pictures/bait.png')).toBe(0)
  })

  test('content that is no picture does not leave through the resizer', async () => {
    upstream.on('/admin/', json({ password: 'qwerty-4711' }))
    const response = await site.get('/media/w_640,f_webp,q_75/admin/')
    expect(response.status).toBe(422)
    expect(await response.text()).not.toContain('qwerty-4711')
  })
})

async function sizeOf(path: string) {
  const response = await site.get(path)
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return [width, height]
}

/** A PNG whose header promises 100,000 × 100,000 pixels. */
function bomb(): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  png.writeUInt32BE(100_000, 16)
  png.writeUInt32BE(100_000, 20)
  return png
}
