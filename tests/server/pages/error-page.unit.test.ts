import { gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { PRIVATE, pagesUnderTest } from '../../support/in-process/pages-under-test.ts'

const at = pagesUnderTest()

describe('an error page', () => {
  test('names the address as it was asked for, and is stored by no cache', async () => {
    const { statusCode, body, headers } = await at.get('/nowhere/%D0%B9/?utm_source=%22x%22')
    expect([statusCode, body]).toEqual([404, '/nowhere/й/?utm_source=&#34;x&#34; 1'])
    expect(headers).toMatchObject({ 'cache-control': PRIVATE, 'x-robots-tag': 'noindex' })
    expect(headers).not.toHaveProperty('etag')
    expect(headers).not.toHaveProperty('last-modified')
  })

  test('is told of in the log by its address as people read it, without the query', async () => {
    const informed = vi.spyOn(at.app.log, 'info')
    await at.get('/nowhere/%D0%B9/?phone=+74950000000')
    await at.get('/nowhere/')
    for (let visit = 0; visit < 2; visit++) await at.get('/about/')
    const toldOf = (path: string) => [{ status: 404, reason: `Status 404: ${path}` }, expect.any(String)]
    expect(informed.mock.calls.filter(([line]) => Object.keys(Object(line)).includes('reason'))).toEqual([
      toldOf('/nowhere/й/'),
      toldOf('/nowhere/'),
    ])
  })

  test('is rendered once for all addresses of its kind', async () => {
    for (const path of ['/nowhere/', '/nowhere/a/', '/nowhere/b/c/?utm_source=x', '/nowhere/a.php'])
      expect((await at.get(path)).body).toBe(`${path} 1`)
    expect(at.rendered()).toEqual(['/~missing~/'])
    await at.get('/nowhere/?popup=callback')
    await at.get('/blog/x/')
    expect(at.rendered().slice(1)).toEqual(['/~missing~/?popup=callback', '/blog/~missing~/'])
    expect(at.app.pageCache.counts().pages).toBe(0)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'gzip'],
    ['br', undefined],
    [undefined, undefined],
  ])('is for who reads %s in %s', async (asked, encoding) => {
    const { bytes, headers } = await at.get('/nowhere/x/', asked === undefined ? {} : { 'accept-encoding': asked })
    expect(headers).toMatchObject({ vary: 'Accept, Accept-Encoding', 'content-length': String(bytes.length) })
    expect(headers['content-encoding']).toBe(encoding)
    expect(String(encoding ? gunzipSync(bytes) : bytes)).toBe('/nowhere/x/ 1')
  })

  test('is rendered anew when its content has changed, and in another hour', async () => {
    await at.get('/nowhere/')
    at.version = '2'
    expect((await at.get('/nowhere/')).body).toBe('/nowhere/ 2')
    vi.setSystemTime('2026-03-02T21:00:00Z')
    await at.get('/nowhere/')
    expect(at.rendered()).toHaveLength(3)
  })

  test('of content that could not be read is rendered once for an answer', async () => {
    const { statusCode, headers } = await at.get('/broken/?utm_source=x')
    expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
    expect(at.rendered()).toEqual(['/broken/'])
  })

  test('of content that could not be read is told of in the log with its reason', async () => {
    const informed = vi.spyOn(at.app.log, 'info')
    await at.get('/broken/?phone=+74950000000')
    expect(informed.mock.calls).toContainEqual([{ status: 503, reason: 'Status 503' }, 'error page'])
  })

  test('is refused of an address nobody can read', async () => {
    expect((await at.get('/%zz/')).statusCode).toBe(400)
  })
})
