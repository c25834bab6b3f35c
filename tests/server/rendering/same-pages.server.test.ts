import { beforeAll, describe, expect, test } from 'vitest'
import { POST, PROJECT } from '../../support/content/content.ts'
import { json } from '../../support/peers/upstream.ts'
import { renders } from '../../support/site/renders.ts'
import { ROUTES } from '../../support/site/routes.ts'
import { siteAndUpstream, siteUnderTest } from '../../support/site/site-under-test.ts'
import type { TestSite } from '../../support/site/site.ts'

const { site, upstream } = siteAndUpstream()
const siteByVike = siteUnderTest(() => ({ API_URL: upstream().url, FAST_RENDER: 'off' }))

async function renderedBoth(sites: TestSite[], address: string): Promise<[fast: string, byVike: string]> {
  const [fast, byVike] = await Promise.all(sites.map((one) => one.get(address)))
  expect([fast?.status, byVike?.status]).toEqual([200, 200])
  return [(await fast?.text()) ?? '', (await byVike?.text()) ?? '']
}

describe('a page is the same to the byte by the fast renderer and by Vike', () => {
  const embedded = siteUnderTest()
  const embeddedByVike = siteUnderTest(() => ({ FAST_RENDER: 'off' }))

  test.each(ROUTES)('%s', async (path) => {
    for (const address of [path, `${path}index.pageContext.json`, `${path}?popup=callback`]) {
      const [fast, byVike] = await renderedBoth([embedded(), embeddedByVike()], address)
      expect(fast).toBe(byVike)
    }
  })

  test('with a name of signs that mean something to HTML, scripts, data and replacements', async () => {
    const NAME = `!undefined</script><script>alert(1)//<!-- & " ' \` \u2028 $$ $& $' \\u003c \\/ !Date:2020-01-01`
    upstream().on('/projects/odd/', json({ ITEM: { ...PROJECT, CODE: 'odd', NAME }, TAGS: {} }))
    upstream().on('/blog/odd/', json({ ITEM: { ...POST, CODE: 'odd', NAME }, TAGS: {} }))
    for (const address of ['/projects/odd/', '/projects/odd/index.pageContext.json', '/blog/odd/']) {
      const [fast, byVike] = await renderedBoth([site(), siteByVike()], address)
      expect(fast).toContain('alert(1)')
      expect(fast).toBe(byVike)
    }
  })

  test('each site has rendered by its own renderer alone', async () => {
    for (const fast of [embedded(), site()]) expect(await renders(fast)).toMatchObject({ vike: 0 })
    for (const byVike of [embeddedByVike(), siteByVike()]) expect(await renders(byVike)).toMatchObject({ fast: 0 })
  })
})

test('dollar signs in a name stay as they were typed, on the first page of a kind as on the next', async () => {
  const headings: unknown[] = []
  for (const code of ['first', 'next']) {
    upstream().on(`/blog/${code}/`, json({ ITEM: { ...POST, CODE: code, NAME: "$$ $& $` $' $1" }, TAGS: {} }))
    const html = await (await site().get(`/blog/${code}/`)).text()
    headings.push(html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1])
  }
  expect(headings).toEqual(['$$ $&amp; $` $&#x27; $1', '$$ $&amp; $` $&#x27; $1'])
})

describe('once a page of its kind was made', () => {
  beforeAll(() => site().get('/projects/zernoved/'))

  test('a page that is not there is missing, and told of in the log', async () => {
    const response = await site().get('/projects/nowhere/')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page Not Found: /projects/nowhere/<')
    await site().logged(({ reason }) => reason === 'Page Not Found: /projects/nowhere/')
  })

  test('a name that reads like a command of the data is a name, markup in it is text', async () => {
    const name = '!undefined</script><script>alert(1)//'
    upstream().on('/projects/command/', json({ ITEM: { ...PROJECT, CODE: 'command', NAME: name }, TAGS: {} }))

    const html = await (await site().get('/projects/command/')).text()
    const data = await (await site().get('/projects/command/index.pageContext.json')).json()

    expect(html).not.toContain('<script>alert')
    expect(data.data.content.project.name).toMatch(/^!!undefined<\/script>/)
    expect(data.data.updatedAt).toMatch(/^!Date:\d{4}-/)
  })
})
