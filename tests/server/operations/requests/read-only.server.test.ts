import { expect, test } from 'vitest'
import { siteUnderTest } from '../../../support/site/site-under-test.ts'

const site = siteUnderTest()

const assetOf = (html: string) => /\/assets\/[^"]+\.css/.exec(html)![0]

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('what can only be read says so to %s', async (method) => {
  const asset = assetOf(await (await site().get('/')).text())
  for (const path of ['/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/favicon.ico', asset]) {
    const response = await site().get(path, { method, body: 'a=b' })
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    expect((await site().get(path)).status).toBe(200)
    expect((await site().get(path, { method: 'HEAD' })).status).toBe(200)
  }
})
