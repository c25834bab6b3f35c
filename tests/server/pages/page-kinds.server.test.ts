import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POST, PROJECT } from '../../support/content.ts'
import { ROUTES } from '../../support/routes.ts'
import { startSite, type TestSite } from '../../support/site.ts'
import { siteAndUpstream } from '../../support/site-under-test.ts'
import { json } from '../../support/upstream.ts'

describe('a page is the same, whether or not another of its kind was made before', () => {
  let [fresh, seasoned]: TestSite[] = []
  beforeAll(async () => {
    ;[fresh, seasoned] = await Promise.all([startSite(), startSite()])
  })
  afterAll(() => Promise.all([fresh?.stop(), seasoned?.stop()]))

  test.each(ROUTES)('%s', async (path) => {
    const data = `${path}index.pageContext.json`
    const read = (site: TestSite | undefined, address: string) => site?.get(address).then((page) => page.text())
    const first = { data: await read(fresh, data), page: await read(fresh, path) }

    await read(seasoned, `${path}?popup=callback`)
    const further = { page: await read(seasoned, path), data: await read(seasoned, data) }

    expect(first.page).toContain('</html>')
    expect(further).toEqual(first)
  })
})

const { site, upstream } = siteAndUpstream()

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
    upstream().on('/projects/odd/', json({ ITEM: { ...PROJECT, CODE: 'odd', NAME: name }, TAGS: {} }))

    const html = await (await site().get('/projects/odd/')).text()
    const data = await (await site().get('/projects/odd/index.pageContext.json')).json()

    expect(html).not.toContain('<script>alert')
    expect(data.data.content.project.name).toMatch(/^!!undefined<\/script>/)
    expect(data.data.updatedAt).toMatch(/^!Date:\d{4}-/)
  })
})
