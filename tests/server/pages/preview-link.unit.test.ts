import { describe, expect, test, vi } from 'vitest'
import { previewLink } from '../../../server/preview-link.ts'
import { DRAFTS, NOW, PRIVATE, SECRET, pagesUnderTest } from '../../support/in-process/pages-under-test.ts'

const at = pagesUnderTest()

describe('a link to a preview', () => {
  const link = previewLink('/projects/x/', SECRET, NOW + 60_000)

  test('of a page that is missing is told of in the log', async () => {
    const informed = vi.spyOn(at.app.log, 'info')
    expect((await at.get(previewLink('/nowhere/', SECRET, NOW + 60_000))).statusCode).toBe(404)
    expect(informed).toHaveBeenCalledWith({ status: 404, reason: 'Status 404: /nowhere/' }, expect.any(String))
  })

  test('shows drafts to nobody but who has it, and nobody lists them', async () => {
    const { statusCode, body, headers } = await at.get(link)
    expect([statusCode, body]).toEqual([200, '/projects/x/ 1'])
    expect(headers).toMatchObject({ 'cache-control': PRIVATE, 'x-robots-tag': 'noindex' })
    expect(at.lastInput()).toMatchObject({ content: DRAFTS, preview: expect.stringMatching(/^\d+\./) })
    expect(at.app.pageCache.counts().pages).toBe(0)
  })

  test.each([
    ['that has expired', link, 61_000],
    ['that was invented', '/projects/x/?preview=1', 0],
    ['to a page that is missing', '/nowhere/?preview=2', 0],
    ['beside which the panel shows what is published', '/about/?preview=3&status=published', 0],
  ])('%s is refused without a render', async (_which, wrong, afterMs) => {
    vi.setSystemTime(NOW + afterMs)
    const informed = vi.spyOn(at.app.log, 'info')
    const { statusCode, body, headers } = await at.get(wrong)
    expect([statusCode, at.rendered()]).toEqual([403, []])
    expect(headers).toMatchObject({ 'cache-control': PRIVATE, 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors https:\/\/cms\.example$/)
    expect(body).toContain('<h1>Путь закрыт</h1>')
    expect(body).toContain('Ссылка на черновик устарела')
    expect(informed).toHaveBeenCalledWith(
      { status: 403, reason: 'The preview link is wrong or has expired' },
      expect.any(String),
    )
  })

  test('that is wrong has data by which the client shows its error page', async () => {
    const { statusCode, body, headers } = await at.get('/about/index.pageContext.json?preview=1')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      403,
      'application/json; charset=utf-8',
      PRIVATE,
    ])
    expect(JSON.parse(body)).toMatchObject({ _abortCall: 'throw render(403)', abortStatusCode: 403 })
    expect(at.rendered()).toEqual([])
  })

  test('with a query too long to be a link of ours is none', async () => {
    const { statusCode, body } = await at.get(`${previewLink('/about/', SECRET, NOW + 60_000)}&${'a&'.repeat(1000)}`)
    expect([statusCode, body]).toEqual([200, '/about/ 1'])
    expect(at.lastInput()?.preview).toBeUndefined()
  })

  test('leads nowhere where there are none', async () => {
    await at.app.close()
    await at.siteWith({ previewSecret: null })
    const { statusCode, body } = await at.get(link)
    expect([statusCode, body]).toEqual([404, 'no such address'])
  })
})
