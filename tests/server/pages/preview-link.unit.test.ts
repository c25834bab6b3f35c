import { describe, expect, test, vi } from 'vitest'
import { previewLink } from '../../../server/preview-link.ts'
import { DRAFTS, NOW, PRIVATE, PUBLISHED, SECRET, pagesUnderTest } from '../../support/pages-under-test.ts'

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

  test('that has expired shows the published page and says so', async () => {
    vi.setSystemTime(NOW + 61_000)
    await at.get(link)
    expect(at.lastInput()).toMatchObject({ content: PUBLISHED, preview: false })
  })

  test('leads nowhere where there are none', async () => {
    await at.app.close()
    await at.siteWith({ previewSecret: null })
    const { statusCode, body } = await at.get(link)
    expect([statusCode, body]).toEqual([404, 'no such address'])
  })
})
