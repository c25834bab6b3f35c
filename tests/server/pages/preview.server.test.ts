import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewLink } from '../../../server/preview-link.ts'
import { PROJECT } from '../../support/content/content.ts'
import { json, startUpstream, status, type TestUpstream } from '../../support/peers/upstream.ts'
import { plainEnvironment } from '../../support/site/environment.ts'
import { killOnExit } from '../../support/site/programs.ts'
import { SITE_URL, startSite, type TestSite } from '../../support/site/site.ts'

const SECRET = 'only-for-this-test'
const DRAFT = {
  ...PROJECT,
  CODE: 'tayny',
  NAME: 'Тайный проект',
  CUSTOM_HTML: '<p>Тайна</p>',
  CUSTOM_CSS: '.case { color: teal }',
}
const PAGE = '/projects/tayny/'
const PANEL = 'https://cms.versta.example'
const HOUR_MS = 3_600_000

let upstream: TestUpstream
let site: TestSite

beforeAll(async () => {
  upstream = await startUpstream()
  upstream.on(`${PAGE}?draft=1`, (request, response) => {
    const mayBeSeen = request.headers.authorization === `Bearer ${SECRET}`
    const answer = mayBeSeen ? json({ ITEM: DRAFT, TAGS: {} }) : status(403)
    answer(request, response)
  })
  upstream.on('/projects/?draft=1', json({ ITEMS: [PROJECT, DRAFT], TAGS: {} }))
  upstream.on('/services/?draft=1', json({ ITEMS: {}, TAGS: {} }))
  site = await startSite({ API_URL: upstream.url, PREVIEW_SECRET: SECRET, PANEL_URL: PANEL })
})
afterAll(async () => {
  await site.stop()
  await upstream.stop()
})

const link = (path = PAGE, secret = SECRET, inMs = HOUR_MS) => previewLink(path, secret, Date.now() + inMs)

describe('a signed link', () => {
  test('shows a draft under a bar that says so, and nobody may keep or index it', async () => {
    const response = await site.get(link())
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('cdn-cache-control')).toBeNull()
    expect(response.headers.get('etag')).toBeNull()
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const html = await response.text()
    expect(html).toContain('Тайный проект')
    expect(html).toContain('Черновик')
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  test('leaves no draft to those who come after it, neither on pages nor in their data', async () => {
    await site.get(link())
    await site.get(link('/projects/'))
    for (const path of [PAGE, `${PAGE}index.pageContext.json`, '/projects/', '/projects/index.pageContext.json', '/']) {
      const response = await site.get(path)
      expect(await response.text(), path).not.toContain('Тайный проект')
    }
    expect((await site.get(PAGE)).status).toBe(404)
  })

  test('shows the styles of the draft, to nobody else', async () => {
    const html = await (await site.get(link())).text()
    const address = /href="([^"]*custom\.css[^"]*)"/.exec(html)?.[1] ?? ''
    const styles = await site.get(address)
    expect(await styles.text()).toContain('color: teal')
    expect(styles.headers.get('cache-control')).toBe('no-store')
    for (const wrong of [`${PAGE}custom.css`, address.slice(0, -1)])
      expect((await site.get(wrong)).status, wrong).toBe(404)
  })

  test('shows what is published as it will be', async () => {
    expect(await (await site.get(link('/projects/'))).text()).toContain('Тайный проект')
  })

  test('shows what is published as it is, where the panel asks for that', async () => {
    const response = await site.get(`${link('/projects/')}&status=published`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain(PROJECT.NAME)
    expect(html).not.toContain('Тайный проект')
    expect(html).not.toContain('Черновик')
    expect(await (await site.get(`${link('/projects/', 'guessed')}&status=published`)).text()).toContain('Путь закрыт')
  })
})

describe('the frame of a preview', () => {
  const framedBy = async (path: string) =>
    / ?frame-ancestors ([^;]+)/.exec((await site.get(path)).headers.get('content-security-policy') ?? '')?.[1]

  test.each([
    ['a draft', () => link()],
    ['a list with drafts', () => link('/projects/')],
    ['a link that has expired', () => link(PAGE, SECRET, -1000)],
  ])('may be the panel alone: %s', async (_what, address) => {
    expect(await framedBy(address())).toBe(PANEL)
  })

  test.each(['/', '/projects/', '/nowhere/', '/sitemap.xml', `${PAGE}?popup=callback`])(
    'may be nobody for what visitors see: %s',
    async (path) => expect(await framedBy(path)).toBe("'none'"),
  )

  test('learns of a saved draft, and no public page listens', async () => {
    const script = /<script type="module" src="(\/draft\.js)">/
    const [, address = ''] = script.exec(await (await site.get(link())).text()) ?? []
    expect(await (await site.get(address)).text()).toContain('strapiUpdate')
    expect(await (await site.get('/projects/')).text()).not.toContain('draft.js')
  })
})

test.each([
  ['of another page', () => link('/projects/zernoved/').replace('/projects/zernoved/', PAGE)],
  ['signed with another secret', () => link(PAGE, 'guessed')],
  ['that has expired', () => link(PAGE, SECRET, -1000)],
  ['made to last longer', () => link(PAGE, SECRET, -1000).replace(/=\d+/, '=99999999999')],
  ['with more at its end', () => `${link()}.%22%3E%3Cimg%20src=x%3E`],
  ['without a signature', () => `${PAGE}?preview=99999999999`],
  ['without anything', () => `${PAGE}?preview=`],
])('a link %s shows nothing', async (_which, wrong) => {
  const response = await site.get(wrong())
  expect(response.status).toBe(403)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const html = await response.text()
  expect(html).not.toContain('Тайный')
  expect(html).toMatch(/<h1[^>]*>Путь закрыт<\/h1>/)
  expect(html).toContain('Ссылка на черновик устарела')
  expect(html).toContain('<header')
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test.each([PAGE, '/projects/', '/policy/', '/nowhere/'])('an expired link to %s is told as one', async (page) => {
  const response = await site.get(link(page, SECRET, -1000))
  expect(response.status).toBe(403)
  expect(await response.text()).toContain('Ссылка на черновик устарела')
})

test('the data of an expired link make the router show the error page', async () => {
  const response = await site.get(link(PAGE, SECRET, -1000).replace('?', 'index.pageContext.json?'))
  expect(response.status).toBe(403)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ _abortCall: 'throw render(403)', abortStatusCode: 403 })
})

test('an expired link is named in the log', async () => {
  await site.get(link(PAGE, SECRET, -1000))
  const line = await site.logged(({ status: code }) => code === 403)
  expect(line).toMatchObject({ reason: 'The preview link is wrong or has expired', reqId: expect.any(String) })
})

test('without a secret there are no such links', async () => {
  const closed = await startSite({ API_URL: upstream.url })
  expect((await closed.get(link())).status).toBe(404)
  expect((await closed.get(link('/', ''))).status).toBe(404)
  await closed.stop()
})

describe('the command', () => {
  const previewWith = async (settings: Record<string, string>, ...args: string[]) => {
    const env = { ...plainEnvironment(), PREVIEW_SECRET: SECRET, SITE_URL, ...settings }
    const child = killOnExit(spawn(process.execPath, ['--no-warnings', 'tools/preview.ts', ...args], { env }))
    const [said, complained] = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
    if (child.exitCode === null) await once(child, 'exit')
    return { code: child.exitCode, printed: said.trim(), complained }
  }
  const preview = (...args: string[]) => previewWith({ API_URL: upstream.url }, ...args)

  test.each([
    ['/projects/tayny', PAGE, {}],
    ['/projects/tayny/#results', PAGE, {}],
    ['//projects/Tayny/?popup=callback#results', PAGE, { popup: 'callback' }],
    [link(PAGE, SECRET, -1000), PAGE, {}],
    ['/projects/?from=mail', '/projects/', { from: 'mail' }],
  ])('prints a link that works: %s', async (given, page, parameters) => {
    const { origin, pathname, searchParams, search } = new URL((await preview(given)).printed)
    expect(origin + pathname).toBe(SITE_URL + page)
    expect(Object.fromEntries(searchParams)).toEqual({ ...parameters, preview: expect.any(String) })
    const response = await site.get(pathname + search)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Тайный проект')
  })

  test('prints a link for as many hours as it is told', async () => {
    const { printed } = await preview(PAGE, '--hours', '720')
    const expiresS = Number.parseInt(new URL(printed).searchParams.get('preview') ?? '')
    expect(expiresS * 1000).toBeGreaterThan(Date.now() + 719 * HOUR_MS)
    expect(expiresS * 1000).toBeLessThanOrEqual(Date.now() + 720 * HOUR_MS)
  })

  test.each([
    [['/', '--hours', 'Infinity'], 'не больше 720, а не Infinity'],
    [['/', '--hours', '1e300'], 'не больше 720, а не 1e300'],
    [['/', '--hours', '721'], 'не больше 720, а не 721'],
    [['/', '--hours', '0'], 'не больше 720, а не 0'],
    [['/', '--hours', 'сутки'], 'не больше 720, а не сутки'],
    [['/', '/blog/'], 'лишнее: /blog/'],
    [['/', '--days', '3'], 'с ошибкой: / --days 3'],
    [[], 'Не назван адрес'],
    [['blog'], 'начинается с косой черты'],
    [['/sitemap.xml'], 'адрес файла'],
    [['/blog/%'], 'с ошибкой: /blog/%'],
    [['/nope/'], 'Такой страницы нет, и черновика тоже: /nope/'],
    [['/projects/nope/'], 'нет, и черновика тоже: /projects/nope/'],
    [['/team/nope/'], 'нет, и черновика тоже: /team/nope/'],
    [['/projects/zernoved/more/'], 'нет, и черновика тоже: /projects/zernoved/more/'],
  ])('explains what is written wrongly: %s', async (args, complaint) => {
    const { code, printed, complained } = await preview(...args)
    expect(code).toBe(2)
    expect(printed).toBe('')
    expect(complained).toContain(complaint)
    expect(complained).toContain('npm run preview')
  })

  test('knows the pages of the embedded content, without a site that runs', async () => {
    expect(await previewWith({}, '/projects/zernoved/')).toMatchObject({ code: 0, complained: '' })
    expect(await previewWith({}, '/projects/tayny/')).toMatchObject({ code: 2, printed: '' })
    expect((await previewWith({ CONTENT_DIR: '/nowhere' }, PAGE)).complained).toContain('CONTENT_DIR')
  })

  test('prints a link while the content does not answer, and says so', async () => {
    const { code, printed, complained } = await previewWith({ API_URL: 'http://127.0.0.1:9' }, PAGE)
    expect([code, new URL(printed).pathname]).toEqual([0, PAGE])
    expect(complained).toContain('Контент не отвечает')
  })
})
