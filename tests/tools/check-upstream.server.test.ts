import { once } from 'node:events'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOrigin } from '../../server/origin/origin.ts'
import { BITRIX_PROJECT } from '../support/bitrix/shapes.ts'
import { check, start } from '../support/check-upstream.ts'
import { EMPLOYEE, GOOD_AREAS, POST, PROJECT, REVIEW, TAGS, TARIFF } from '../support/content.ts'
import { startStrapi, TOKEN } from '../support/strapi.ts'
import {
  coded,
  hang,
  htmlPage,
  json,
  reset,
  startUpstream,
  status,
  text,
  type TestUpstream,
} from '../support/upstream.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('an API', () => {
  let api: TestUpstream

  beforeEach(async () => {
    api = await startUpstream()
    const pictures = [...JSON.stringify(GOOD_AREAS).matchAll(/"(\/pictures\/[^"]+)"/g)].map(([, path = '']) => path)
    for (const path of pictures) api.on(path, text(PIXEL, 'image/png'))
  })
  afterEach(() => api.stop())

  test('with nothing to complain of passes, and every item and picture of it was looked at', async () => {
    const { code, said, complained } = await check([api.url])

    expect([code, complained]).toEqual([0, ''])
    expect(said).toContain('projects: элементов: 1, картинок: 2')
    expect(said).toContain('Отклонено: 0, потеряно: 0, исправлено: 0, ')
    for (const path of [...Object.keys(GOOD_AREAS), '/pictures/zernoved.png'])
      expect(api.requestsTo(path), path).toBe(1)
  })

  test('is read no further, and without a complaint, once nobody reads what is said', async () => {
    const child = start([api.url])
    child.stdout.destroy()
    const complained = await textOf(child.stderr)
    if (child.exitCode === null) await once(child, 'exit')

    expect([child.exitCode, complained]).toEqual([141, ''])
  })

  test('with an item that the site would drop fails, and the item, the field and what it wants are named', async () => {
    const nameless = { ...PROJECT, CODE: 'gudron', NAME: ' ' }
    api.on('/projects/', json({ ITEMS: [PROJECT, nameless], TAGS }))
    api.on('/tariffs/', json({ ITEMS: [TARIFF, { ...TARIFF, CODE: 'dear', PRICE: 'по договорённости' }] }))

    const { code, said } = await check([api.url])

    expect(code).toBe(1)
    expect(said).toContain('ОТКЛОНЕНО NAME: нужно непустое название')
    expect(said).toMatch(/ОТКЛОНЕНО NAME: .*: gudron « »\n/)
    expect(said).toMatch(/ОТКЛОНЕНО PRICE: нужна цена.*: dear «по договорённости»\n/)
    expect(said).toContain('Отклонено: 2,')
  })

  test('with a page that is not there, or cannot be read, fails', async () => {
    api.on('/projects/', json({ ITEMS: [PROJECT, { ...PROJECT, CODE: 'gudron' }], TAGS }))
    api.on('/blog/pervyy-ekran/', htmlPage)

    const { code, said } = await check([api.url])

    expect(code).toBe(1)
    expect(said).toMatch(/ОТКЛОНЕНО в списке есть, а по своему адресу 404.*: gudron\n/)
    expect(said).toMatch(/ОТКЛОНЕНО страница не читается \(не JSON\): pervyy-ekran\n/)
  })

  test.each([
    ['lacks an area', status(404), 'нет ITEMS'],
    ['fails in an area', status(500), 'ответ 500'],
    ['sends a web page for an area', htmlPage, 'не JSON'],
    ['has no valid item in an area', json({ ITEMS: [{ NAME: 'Без кода' }] }), 'ни один элемент не годится'],
    ['keeps silent in an area', hang, 'нет ответа'],
    ['refuses an area', status(403), 'ответ 403: ключ в --token не подошёл или не назван'],
    ['hangs up', reset, 'нет ответа: связь оборвалась'],
    ['packs in its own way', coded('zstd-9', Buffer.from('?')), 'тело сжато способом zstd-9, о котором не просили'],
    ['packs nothing', coded('gzip', Buffer.from('?')), 'тело названо сжатым способом gzip, а распаковать его нельзя'],
    [
      'writes in another charset',
      text(Buffer.from([0x7b, 0xcf, 0xf0]), 'application/json'),
      'текст не в кодировке utf-8',
    ],
  ])('that %s fails, and the other areas are checked', async (_what, answer, reason) => {
    api.on('/team/', answer)
    const { code, said } = await check([api.url], { UPSTREAM_TIMEOUT_MS: '1500' })
    expect(code).toBe(1)
    expect(said).toMatch(new RegExp(`team\\n(?:.*\\n)*?.*ОТКЛОНЕНО список не читается \\(${reason}.*был\n`))
    expect(said).toContain('certificates: элементов: 1')
  })

  test('of 1C-Bitrix passes, and what was repaired and lost on the way is named', async () => {
    const items = [PROJECT, { ...BITRIX_PROJECT, CODE: 'Zernoved-2' }]
    api.on('/projects/', json({ ITEMS: items, TAGS: [{ VALUE: 'Магазин', XML_ID: 'shop' }] }))
    api.on('/projects/zernoved-2/', json({ ITEM: items[1], TAGS }))
    api.on('/upload/iblock/4f1/%D1%84%D0%BE%D1%82%D0%BE%201.jpg', text(PIXEL, 'image/png'))

    const { code, said } = await check([api.url, '--lang', 'en'])

    expect(code).toBe(0)
    expect(said).toMatch(/REPAIRED CODE wants a code.*: zernoved-2 «Zernoved-2» → «zernoved-2»\n/)
    expect(said).toMatch(
      /REPAIRED NAME wants a name.*: zernoved-2 «&laquo;Зерновед&raquo; &mdash; обжарка» → ««Зерновед»\s— обжарка»\n/,
    )
    expect(said).toMatch(/LOST DETAIL_PICTURE wants the address of a picture.*: zernoved-2 «1206»\n/)
    expect(said).toContain('Refused: 0, lost: 1,')
  })

  test('is told of markup, pictures and tags that the site cannot show', async () => {
    const DETAIL_TEXT = '<p style="color:red">Да</p><script>1</script><img src="/pictures/none.png">'
    api.on('/reviews/', json({ ITEMS: [{ ...REVIEW, DETAIL_TEXT, TYPE: ['tayna'] }], TAGS }))
    api.on('/team/', json({ ITEMS: [{ ...EMPLOYEE, PICTURE: 'https://elsewhere.example/a.png' }], TAGS: [] }))
    api.on('/pictures/ekran.png', text('это не картинка', 'image/png'))

    const { code, said } = await check([api.url])

    expect(code).toBe(0)
    expect(said).toMatch(/ПОТЕРЯНО DETAIL_TEXT: сайт убирает.*: sinitskaya-olga «<script> style="…"»\n/)
    expect(said).toMatch(/ПОТЕРЯНО картинка не открывается \(404\): sinitskaya-olga «\/pictures\/none.png»\n/)
    expect(said).toMatch(/ПОТЕРЯНО картинка не с узла API.*: ilya-vershinin «https:\/\/elsewhere.example\/a.png»\n/)
    expect(said).toMatch(/ПОТЕРЯНО это не картинка.*: pervyy-ekran «\/pictures\/ekran.png»\n/)
    expect(said).toMatch(/ЗАМЕЧЕНО DETAIL_TEXT: у картинки в тексте нет width и height.*: sinitskaya-olga\n/)
    expect(said).toMatch(/ЗАМЕЧЕНО тега нет в TAGS.*: sinitskaya-olga «tayna»\n/)
  })

  test('is told of what makes it slow: no validator, one that is ignored, a second of waiting, a wrong type', async () => {
    api.on(
      '/team/',
      (_request, response) => void response.setHeader('etag', '"1"').end(JSON.stringify({ ITEMS: [EMPLOYEE] })),
    )
    api.on('/blog/', (request, response) => void setTimeout(() => json({ ITEMS: [POST] })(request, response), 1100))

    const { code, said } = await check([api.url])

    expect(code).toBe(0)
    expect(said).toMatch(/ЗАМЕЧЕНО нет ни ETag, ни Last-Modified.*: список, zernoved\n/)
    expect(said).toMatch(/ЗАМЕЧЕНО ETag или Last-Modified есть, а на повторный запрос.*: список\n/)
    expect(said).toMatch(/ЗАМЕЧЕНО долго отвечает, мс: список «1\d{3}»/)
    expect(said).toMatch(/ЗАМЕЧЕНО ответ не назван application\/json: список/)
  })

  test('that invents a page for a made-up code, or has a code twice, is told so', async () => {
    api.on('/projects/net-takogo-koda/', json({ ITEM: PROJECT, TAGS }))
    api.on('/reviews/', json({ ITEMS: [REVIEW, REVIEW], TAGS }))
    const { said } = await check([api.url])
    expect(said).toMatch(/ЗАМЕЧЕНО выдуманный код находится.*: список\n/)
    expect(said).toMatch(/ПОТЕРЯНО код повторяется.*: sinitskaya-olga\n/)
  })

  test('is told of redirects that lead nowhere, and may have none', async () => {
    const leads = (FROM: string, TO: string) => ({ FROM, TO })
    api.on(
      '/redirects/',
      json({
        ITEMS: [
          leads('/a/', '/b/'),
          leads('/b/', '/a/'),
          leads('/c/', '//evil.example/'),
          leads('/D', '/team/'),
          leads('/d/', '/'),
        ],
      }),
    )
    const { code, said } = await check([api.url])
    expect(code).toBe(1)
    expect(said).toMatch(/ОТКЛОНЕНО переадресация ходит по кругу: \/a\/, \/b\/\n/)
    expect(said).toMatch(/ОТКЛОНЕНО TO: нужен адрес на этом же сайте.*: \/c\/ «\/\/evil.example\/»\n/)
    expect(said).toMatch(/ИСПРАВЛЕНО FROM: .*: \/d «\/D» → «\/d\/»\n/)
    expect(said).toMatch(/ОТКЛОНЕНО с этого адреса уже ведёт другая переадресация: \/d\/\n/)
  })

  test('sees the token in its requests, and nobody else sees it anywhere', async () => {
    const seen: unknown[] = []
    api.on('/team/', ({ headers }, response) => {
      seen.push(headers.authorization)
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ ITEMS: [{ ...EMPLOYEE, NAME: ['sekret-7'] }] }))
    })
    const { said, complained } = await check([api.url, '--token', 'sekret-7'])
    expect(seen[0]).toBe('Bearer sekret-7')
    expect(said).toContain('ilya-vershinin «["…"]»')
    expect(said + complained).not.toContain('sekret-7')
  })

  test('takes the token from the environment, and the argument before it', async () => {
    const seen = new Set<unknown>()
    api.on('/team/', ({ headers }, response) => {
      seen.add(headers.authorization)
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ ITEMS: [{ ...EMPLOYEE, NAME: ['sekret-8'] }] }))
    })
    const { said, complained } = await check([api.url], { API_TOKEN: 'sekret-8' })
    expect(seen).toContain('Bearer sekret-8')
    expect(said + complained).not.toContain('sekret-8')
    seen.clear()
    await check([api.url, '--token', 'sekret-7'], { API_TOKEN: 'sekret-8' })
    expect([seen.has('Bearer sekret-7'), seen.has('Bearer sekret-8')]).toEqual([true, false])
    seen.clear()
    await check([api.url], { API_URL: api.url, API_TOKEN: 'sekret-8' })
    expect(seen).toContain('Bearer sekret-8')
    seen.clear()
    await check([api.url], { API_URL: 'https://cms.example', API_TOKEN: 'sekret-8' })
    expect([...seen]).toEqual([undefined])
  })

  test('is told of drafts: whether the token reads them, and whether anybody does', async () => {
    const draft = { ...PROJECT, CODE: 'tayny' }
    const forToken = { ITEMS: [PROJECT, draft], TAGS }
    api.on('/projects/?draft=1', (request, response) =>
      (request.headers.authorization === 'Bearer sekret-7' ? json(forToken) : status(403))(request, response),
    )
    api.on('/reviews/?draft=1', json({ ITEMS: [REVIEW, { ...REVIEW, CODE: 'otkryty' }], TAGS }))
    const { code, said } = await check([api.url, '--token', 'sekret-7'])
    expect(code).toBe(1)
    expect(said).toMatch(/projects: .*\n(?: .*\n)*? {2}ЗАМЕЧЕНО черновики читаются, неопубликованных элементов: 1\n/)
    expect(said).toMatch(/ОТКЛОНЕНО черновик виден без ключа.*: otkryty\n/)
    expect(said).not.toContain('tayny')
    expect(said).toMatch(/ЗАМЕЧЕНО черновики не читаются \(/)
    expect((await check([api.url])).said).not.toContain('черновик')
  })

  test('is told of its items and pictures in their own order, whichever answers first', async () => {
    api.on(
      '/projects/',
      json({ ITEMS: [PROJECT, { ...PROJECT, CODE: 'gudron', PREVIEW_PICTURE: '/pictures/gudron.png' }], TAGS }),
    )
    missInTurn('/projects/gudron/', '/projects/zernoved/')
    missInTurn('/pictures/gudron.png', '/pictures/zernoved.png')
    const { said } = await check([api.url])
    expect(said).toMatch(/ОТКЛОНЕНО .* 404.*: zernoved, gudron\n/)
    expect(said).toMatch(/ПОТЕРЯНО картинка .*zernoved\.png», gudron «.*gudron\.png»\n/)

    /** Neither is there, and the second is told so after the first. */
    function missInTurn(first: string, second: string) {
      const isToldFirst = new Promise((resolve) =>
        api.on(first, (request, response) => status(404)(request, response.on('finish', resolve))),
      )
      api.on(second, (request, response) => void isToldFirst.then(() => status(404)(request, response)))
    }
  })

  test('is told of items that have not begun, and of those that have ended', async () => {
    const ITEMS = [
      REVIEW,
      { ...REVIEW, CODE: 'zavtra', ACTIVE_FROM: '2100-01-01' },
      { ...REVIEW, CODE: 'vchera', ACTIVE_TO: '01.02.2020 10:00:00' },
    ]
    api.on('/reviews/', json({ ITEMS, TAGS }))
    const { code, said } = await check([api.url])
    expect(code).toBe(0)
    expect(said).toMatch(/ЗАМЕЧЕНО ещё не началось.*: zavtra «1\s+января\s+2100.*»\n/)
    expect(said).toMatch(/ЗАМЕЧЕНО уже закончилось.*: vchera «1\s+февраля\s+2020.*»\n/)
    const english = (await check([api.url, '--lang', 'en'])).said
    expect(english).toMatch(/NOTICED has not begun.*: zavtra «1 January 2100 at 00:00 in Moscow»\n/)
  })

  test('cannot rewrite the terminal', async () => {
    api.on('/team/', json({ ITEMS: [EMPLOYEE, { ...EMPLOYEE, CODE: 'a\u001b[2J\u009b', NAME: '' }] }))
    const { said } = await check([api.url])
    expect(['\u001b', '\u009b', '\r'].filter((control) => said.includes(control))).toEqual([])
  })
})

test('the embedded origin has nothing to complain of', async () => {
  const origin = createOrigin(join(import.meta.dirname, '../../content'), { warn() {} })
  const url = await origin.listen({ port: 0, host: '127.0.0.1' })
  const { code, said } = await check([`${url}/`])
  expect(code).toBe(0)
  expect(withoutWaits(said)).not.toMatch(/^ /m)
  expect(said).toContain('Отклонено: 0, потеряно: 0, исправлено: 0, ')
  await origin.close()
})

/** How long a busy machine takes is no part of what is said of an API. */
const withoutWaits = (said: string) => said.replaceAll(/^.*долго отвечает.*\n/gm, '')

test('a Strapi is read as the site reads it, when its kind is told', async () => {
  const strapi = await startStrapi()
  const told = await check([strapi.url, '--kind', 'strapi', '--token', TOKEN])
  const set = await check([strapi.url], { API_KIND: 'strapi', API_TOKEN: TOKEN })
  const untold = await check([strapi.url, '--token', TOKEN])
  await strapi.stop()

  expect([told.complained, told.said]).toEqual(['', expect.stringMatching(/^projects: элементов: [1-9]/m)])
  expect(told.said).not.toContain('ОТКЛОНЕНО список')
  expect(told.said).not.toMatch(/Content-Type|валидатор/i)
  expect(withoutWaits(set.said)).toBe(withoutWaits(told.said))
  expect([untold.code, untold.said]).toEqual([1, expect.stringContaining('ОТКЛОНЕНО список не читается')])
})
