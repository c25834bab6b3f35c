import { describe, expect, test } from 'vitest'
import { POPUPS } from '#components/state/popup-store.ts'
import { ROUTES } from '../../support/site/routes.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

/** As much as a browser waits for before it decides how to read a document. */
const LOOKED_AT_BYTES = 1024

const PAGES = [
  ...ROUTES.map(([path]) => path),
  ...POPUPS.map((popup) => `/?popup=${popup}`),
  '/projects/gudron/',
  '/nowhere/',
  '/projects/nowhere/',
]

describe.each(['on', 'off'])('with FAST_RENDER=%s', (fastRender) => {
  const site = siteUnderTest(() => ({ FAST_RENDER: fastRender }))

  test.each(PAGES)('%s tells its encoding and viewport where browsers look for them', async (path) => {
    await expectToldEarly(await site().get(path))
  })

  test('so does a form that was filled in wrongly', async () => {
    await expectToldEarly(await site().postForm('/api/mail/', { type: 'contacts', name: '', tel: '12' }))
  })

  test.each(PAGES)('%s preloads each font once', async (path) => {
    const html = await (await site().get(path)).text()
    const fonts = html.match(/<link rel="preload"[^>]*\.woff2"/g)?.map((tag) => /href="([^"]+)"/.exec(tag)?.[1]) ?? []
    expect(fonts).toEqual([...new Set(fonts)])
  })
})

async function expectToldEarly(response: Response) {
  expect(response.headers.get('content-type')).toContain('text/html')
  const start = Buffer.from(await response.arrayBuffer())
    .subarray(0, LOOKED_AT_BYTES)
    .toString()
  expect(start).toMatch(/<meta charset="utf-8"/i)
  expect(start).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"')
}
