import { describe, expect, test, vi } from 'vitest'
import { UpstreamInvalid } from '../../../server/base/errors.ts'
import { createHtmlCleaner } from '../../../server/content/html/cleaner.ts'
import { createContentReader } from '../../../server/content/reader.ts'
import type { Resource } from '../../../server/content/resource.ts'
import { EMPLOYEE, GOOD_AREAS, POST, PROJECT, REVIEW, SERVICE, VACANCY } from '../../support/content/content.ts'

/** A reader of an upstream that answers so; what it does not know is missing. */
function readerOf(areas: Record<string, unknown>) {
  const asked: string[] = []
  const log = { warn: vi.fn<(details: object, message: string) => void>() }
  const read = async <Value>({ path, normalise }: Resource<Value>) => {
    asked.push(path)
    return normalise(areas[path] ?? null)
  }
  return {
    asked,
    log,
    content: createContentReader({
      read,
      html: async () => createHtmlCleaner('https://versta.example'),
      measured: async (text) => text,
      log,
    }),
  }
}

describe('of a healthy upstream', () => {
  const { content, asked, log } = readerOf(GOOD_AREAS)

  test.each([
    ['projects', 'zernoved', 'shop'],
    ['posts', 'pervyy-ekran', 'design'],
    ['reviews', 'sinitskaya-olga', 'shop'],
    ['team', 'ilya-vershinin', 'head'],
    ['certificates', 'kontekst', 'ads'],
  ] as const)('%s have their items and their tags', async (area, code, tag) => {
    const list = await content[area]()
    expect(list).toMatchObject({ items: [{ code }] })
    expect(list.tags.map((known) => known.code)).toContain(tag)
  })

  test.each([
    ['vacancies', 'redaktor'],
    ['tariffs', 'reklama-hod'],
  ] as const)('%s are a list', async (area, code) => {
    expect(await content[area]()).toMatchObject([{ code }])
  })

  test('services are in groups', async () => {
    expect(await content.serviceGroups()).toMatchObject([
      { name: expect.stringContaining('SEO'), items: [{ code: 'seo' }] },
    ])
  })

  test.each([
    ['service', 'seo', { code: 'seo', detailHtml: '<p>Подробности.</p>' }],
    ['project', 'zernoved', { code: 'zernoved', types: [{ code: 'shop', name: 'Интернет-магазин' }] }],
    ['post', 'pervyy-ekran', { code: 'pervyy-ekran', tags: [{ code: 'design', name: 'Дизайн' }] }],
    ['vacancy', 'redaktor', { code: 'redaktor' }],
  ] as const)('a %s is found by its code', async (area, code, found) => {
    expect(await content[area](code)).toMatchObject(found)
    expect(asked.at(-1)).toMatch(new RegExp(`/${code}/$`))
  })

  test('nothing is worth a word', () => {
    expect(log.warn).not.toHaveBeenCalled()
  })
})

test('what is not there is nothing', async () => {
  expect(await readerOf({}).content.project('zernoved')).toBeNull()
})

test.each(['.', '..', '../team', 'a/b', '', 'A', 'тест'])('the upstream is never asked for %j', async (code) => {
  const { content, asked } = readerOf(GOOD_AREAS)
  expect(await content.project(code)).toBeNull()
  expect(asked).toEqual([])
})

test('an item nothing can be made of is left out of its list and named in the log', async () => {
  const { content, log } = readerOf({
    '/projects/': { ITEMS: [PROJECT, { CODE: 'broken' }] },
    '/services/': { ITEMS: { Группа: [SERVICE, { CODE: 'odd' }], Пустая: [] } },
    '/team/': { ITEMS: { one: EMPLOYEE } },
  })
  expect((await content.projects()).items).toMatchObject([{ code: 'zernoved' }])
  expect(log.warn).toHaveBeenLastCalledWith(
    expect.objectContaining({ area: 'projects', code: 'broken' }),
    'item dropped',
  )
  expect(await content.serviceGroups()).toMatchObject([{ items: [{ code: 'seo' }] }, { items: [] }])
  expect(log.warn).toHaveBeenLastCalledWith(expect.objectContaining({ area: 'services', code: 'odd' }), 'item dropped')
  expect((await content.team()).items).toHaveLength(1)
})

test('an item that is listed twice is there once, as it is first, and named in the log', async () => {
  const again = { NAME: 'Снова' }
  const { content, log } = readerOf({
    '/projects/': { ITEMS: [PROJECT, { ...PROJECT, ...again, FORMER_CODES: ['before'] }] },
    '/services/': { ITEMS: { Группа: [SERVICE], Другая: [{ ...SERVICE, ...again }] } },
    '/team/': { ITEMS: [EMPLOYEE, { ...EMPLOYEE, ...again }] },
  })
  const reason = 'its code comes twice: the first item is shown'
  expect((await content.projects()).items).toMatchObject([{ code: 'zernoved', name: PROJECT.NAME }])
  expect(log.warn.mock.calls).toEqual([[{ area: 'projects', code: 'zernoved', reason }, 'item dropped']])
  expect(await content.serviceGroups()).toMatchObject([{ items: [{ code: 'seo' }] }, { items: [] }])
  expect(log.warn).toHaveBeenLastCalledWith({ area: 'services', code: 'seo', reason }, 'item dropped')
  expect((await content.team()).items).toHaveLength(1)
  expect(log.warn).toHaveBeenCalledTimes(3)
})

describe('an item nothing can be made of', () => {
  const NAMELESS = { ...PROJECT, CODE: 'nameless', NAME: '' }
  const areas = { '/projects/nameless/': { ITEM: NAMELESS } }

  test.each([
    ['service', 'services', { Группа: [SERVICE] }],
    ['project', 'projects', [PROJECT]],
    ['post', 'blog', [POST]],
    ['vacancy', 'vacancies', [VACANCY]],
  ] as const)('is missing at its address, as it is in its list: a %s', async (kind, area, ITEMS) => {
    const { content } = readerOf({
      [`/${area}/nameless/`]: { ITEM: { CODE: 'nameless' } },
      [`/${area}/`]: { ITEMS },
    })
    expect(await content[kind]('nameless')).toBeNull()
  })

  test('is not missing while its list shows it, or cannot be read', async () => {
    const { content } = readerOf({ ...areas, '/projects/': { ITEMS: [PROJECT, { ...NAMELESS, NAME: 'Имя' }] } })
    await expect(content.project('nameless')).rejects.toThrow(/^\/projects\/nameless\/: .*NAME/)
    await expect(readerOf(areas).content.project('nameless')).rejects.toThrow(UpstreamInvalid)
  })

  test('loses but its picture when that is of a wrong form', async () => {
    const item = { ...PROJECT, PREVIEW_PICTURE: 'фото.jpg', DETAIL_PICTURE: 1205 }
    const { content } = readerOf({ '/projects/zernoved/': { ITEM: item } })
    expect(await content.project('zernoved')).toMatchObject({
      name: 'Зерновед',
      previewPicture: null,
      detailPicture: null,
    })
  })
})

describe('an empty list is empty, not broken', () => {
  test.each([[[]], [{}]])('%j', async (ITEMS) => {
    const { content } = readerOf({ '/projects/': { ITEMS }, '/services/': { ITEMS } })
    expect(await content.projects()).toEqual({ items: [], tags: [] })
    expect(await content.serviceGroups()).toEqual([])
  })

  test('of services', async () => {
    const { content } = readerOf({ '/services/': { ITEMS: { Группа: [] } } })
    expect(await content.serviceGroups()).toMatchObject([{ items: [] }])
  })
})

describe('redirects', () => {
  const redirect = (from: string, to: string) => ({ FROM: from, TO: to })

  test('there are none where the upstream has no such area', async () => {
    expect(await readerOf({}).content.redirects()).toEqual(new Map())
  })

  test('one that leads in a circle is dropped and named in the log', async () => {
    const ITEMS = [redirect('/a/', '/b/'), redirect('/b/', '/a/'), redirect('/old/', '/projects/')]
    const { content, log } = readerOf({ '/redirects/': { ITEMS } })
    expect([...(await content.redirects()).keys()]).toEqual(['/old/'])
    expect(log.warn).toHaveBeenCalledWith(
      { area: 'redirects', code: '/a/', reason: expect.stringMatching(/./) },
      'item dropped',
    )
  })
})

describe('is refused', () => {
  test.each([
    [
      'a list without a valid item',
      { '/reviews/': { ITEMS: [{ NAME: REVIEW.NAME }] } },
      '/reviews/ has items, but no valid one',
    ],
    ['a list without items', { '/reviews/': { TAGS: [] } }, '/reviews/ has no ITEMS'],
    ['a list of a number', { '/reviews/': { ITEMS: 7 } }, '/reviews/ has no ITEMS'],
    ['no list at all', {}, '/reviews/ has no ITEMS'],
  ])('%s', async (_what, areas, reason) => {
    await expect(readerOf(areas).content.reviews()).rejects.toThrow(new UpstreamInvalid(reason))
  })

  test.each([
    [{ ITEMS: { Группа: [{ CODE: 'odd' }] } }, '/services/ has items, but no valid one'],
    [{ ITEMS: 7 }, '/services/ has no ITEMS'],
  ])('services like %j', async (reply, reason) => {
    await expect(readerOf({ '/services/': reply }).content.serviceGroups()).rejects.toThrow(reason)
  })

  test('redirects of which none is valid', async () => {
    const { content } = readerOf({ '/redirects/': { ITEMS: [{ FROM: 7 }] } })
    await expect(content.redirects()).rejects.toThrow('/redirects/ has items, but no valid one')
  })

  test.each([
    [[], '/projects/zernoved/ has no ITEM'],
    [{ ITEM: 7 }, '/projects/zernoved/ has no ITEM'],
    [{ ITEM: { NAME: 'Без кода' } }, /^\/projects\/zernoved\/: .*CODE/],
  ])('a project like %j', async (reply, reason) => {
    await expect(readerOf({ '/projects/zernoved/': reply }).content.project('zernoved')).rejects.toThrow(reason)
  })
})
