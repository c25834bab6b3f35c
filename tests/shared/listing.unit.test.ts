import { describe, expect, test, vi } from 'vitest'
import { listPage } from '#shared/listing.ts'

const SHOP = { code: 'shop', name: 'Магазин' }
const SEO = { code: 'seo', name: 'Поиск' }
const EMPTY = { code: 'smm', name: 'Соцсети' }

const ITEMS = [
  { id: 1, tags: [SHOP] },
  { id: 2, tags: [SEO] },
  { id: 3, tags: [SHOP, SEO] },
  { id: 4, tags: [] },
  { id: 5, tags: [SHOP] },
]

const list = (search: Record<string, string>, items = ITEMS) =>
  listPage({ items, tags: [SHOP, SEO, EMPTY] }, search, {
    address: '/projects/',
    parameter: 'type',
    pageSize: 2,
    tagsOf: ({ tags }) => tags,
  })

const idsOf = (search: Record<string, string>) => list(search)?.items.map(({ id }) => id)

describe('pages', () => {
  test('the first is the address itself', () => {
    expect(list({})).toMatchObject({
      page: 1,
      pageCount: 3,
      total: 5,
      canonical: '/projects/',
      firstPage: '/projects/',
    })
    expect(idsOf({})).toEqual([1, 2])
  })

  test('the last holds the rest', () => {
    expect(idsOf({ page: '3' })).toEqual([5])
  })

  test('each says which of the chosen items it holds', () => {
    expect(list({})?.shown).toEqual({ from: 1, to: 2, of: 5 })
    expect(list({ page: '3' })?.shown).toEqual({ from: 5, to: 5, of: 5 })
    expect(list({ type: 'shop', page: '2' })?.shown).toEqual({ from: 3, to: 3, of: 3 })
  })

  test('each has an address of its own', () => {
    expect(list({ page: '2' })?.canonical).toBe('/projects/?page=2')
  })

  test('an empty list has one page', () => {
    expect(list({}, [])).toMatchObject({ items: [], page: 1, pageCount: 1, total: 0 })
  })
})

describe('the filter', () => {
  test('counts the tags of a list once, whatever is asked of it', () => {
    const tagsOf = vi.fn(({ tags }: (typeof ITEMS)[number]) => tags)
    const given = { items: [...ITEMS], tags: [SHOP, SEO, EMPTY] }
    const chosenBy = (type: string) =>
      listPage(given, { type }, { address: '/projects/', parameter: 'type', pageSize: 2, tagsOf })
    expect(chosenBy('x1')).toBeNull()
    const asked = tagsOf.mock.calls.length
    expect([chosenBy('x2'), chosenBy('x3')]).toEqual([null, null])
    expect(tagsOf).toHaveBeenCalledTimes(asked)
    expect(chosenBy('seo')?.tags).toMatchObject([{ count: 3 }, { count: 2 }])
  })

  test('keeps the items that carry the tag', () => {
    expect(idsOf({ type: 'seo' })).toEqual([2, 3])
  })

  test('counts its own pages', () => {
    expect(list({ type: 'shop', page: '2' })).toMatchObject({
      page: 2,
      pageCount: 2,
      total: 5,
      currentTag: 'shop',
      firstPage: '/projects/?type=shop',
      canonical: '/projects/?type=shop&page=2',
    })
  })

  test('shows how many items each tag has and no tag without items', () => {
    expect(list({})?.tags).toEqual([
      { ...SHOP, count: 3 },
      { ...SEO, count: 2 },
    ])
  })

  test('takes the tags of the items when the list names none', () => {
    const listing = listPage(
      { items: ITEMS, tags: [] },
      {},
      {
        address: '/blog/',
        parameter: 'tag',
        pageSize: 9,
        tagsOf: ({ tags }) => tags,
      },
    )
    expect(listing?.tags.map(({ code }) => code)).toEqual(['shop', 'seo'])
  })

  test('chooses by a tag that items carry and the list does not name, after those it names', () => {
    const given = { items: [...ITEMS], tags: [{ code: 'seo', name: 'Продвижение' }] }
    const listing = listPage(
      given,
      { type: 'shop' },
      { address: '/projects/', parameter: 'type', pageSize: 9, tagsOf: ({ tags }) => tags },
    )
    expect(listing?.items.map(({ id }) => id)).toEqual([1, 3, 5])
    expect(listing?.tags).toEqual([
      { code: 'seo', name: 'Продвижение', count: 2 },
      { ...SHOP, count: 3 },
    ])
  })

  test('escapes a tag in the address', () => {
    const tag = { code: 'Дизайн & код', name: 'Дизайн' }
    const listing = listPage(
      { items: [{ tag }], tags: [tag] },
      { tag: tag.code },
      {
        address: '/blog/',
        parameter: 'tag',
        pageSize: 9,
        tagsOf: (item) => [item.tag],
      },
    )
    expect(listing?.canonical).toBe('/blog/?tag=%D0%94%D0%B8%D0%B7%D0%B0%D0%B9%D0%BD%20%26%20%D0%BA%D0%BE%D0%B4')
  })
})

describe('an address that names nothing is not a page', () => {
  test.each([
    { page: '4' },
    { page: '0' },
    { page: '-1' },
    { page: '01' },
    { page: '1.5' },
    { page: '1e3' },
    { page: '' },
    { page: '99999999999' },
    { type: 'unknown' },
    { type: '' },
    { type: 'smm' },
    { type: 'seo', page: '2' },
  ])('%j', (search) => {
    expect(list(search)).toBeNull()
  })
})
