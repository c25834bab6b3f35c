import { describe, expect, test } from 'vitest'
import { isRecord } from '../../../../../server/base/is-record.ts'
import { anyQuery, itemQuery, listQuery, STRAPI_AREAS } from '../../../../../server/content/upstream/strapi/areas.ts'
import replies from './replies.json' with { type: 'json' }

type Entry = Record<string, unknown>
type Recorded = Readonly<Record<string, { data: readonly Entry[] } | undefined>>

const LISTS: Recorded = replies.lists
const ITEMS: Recorded = replies.items

/** Sent without being asked for. */
const OWN = new Set(['id', 'documentId'])
/** Came into the types later than the replies were recorded. */
const TERM = ['active_from', 'active_to']

const AREAS = Object.entries(STRAPI_AREAS).map(([name, area]) => ({ name, area }))

/** Attributes asked for, and what is asked of each that is more than a value; `null`: all of it. */
function askedIn(address: string) {
  const { searchParams } = new URL(address, 'http://strapi')
  const fields: string[] = []
  const populated: Record<string, string[] | null> = {}
  for (const [name, value] of searchParams) {
    const [kind, ...steps] = name.split(/\]?\[|\]/).filter(Boolean)
    const path = steps.filter((step) => !['populate', 'fields'].includes(step) && !/^\d+$/.test(step)).join('.')
    if (kind === 'fields') fields.push(value)
    else if (kind === 'populate') populated[path] = value === 'true' ? null : [...(populated[path] ?? []), value]
  }
  return { fields, populated }
}

const namesIn = (entries: readonly Entry[]) => [...new Set(entries.flatMap(Object.keys))]

/** The entries, files or components that a path leads to. */
const valuesAt = (entries: readonly Entry[], path: string): Entry[] =>
  path.split('.').reduce<Entry[]>((at, step) => at.flatMap((entry) => entry[step]).filter(isRecord), [...entries])

describe.each(AREAS)('of $name Strapi is asked', ({ area }) => {
  const list = askedIn(listQuery(area, 1, false))
  const item = askedIn(itemQuery(area, 'code', false))
  const listed = LISTS[area.type]?.data ?? []
  const whole = ITEMS[area.type]?.data ?? (area.card ? [] : listed)

  test('for what the recorded one has answered, and for nothing twice', () => {
    const plain = namesIn(listed).filter((name) => !OWN.has(name) && !(name in list.populated))
    expect(list.fields.toSorted()).toEqual(area.card ? [...plain, ...TERM].toSorted() : [])
    expect(item.fields).toEqual([])
  })

  test.each([
    ['list', list, listed],
    ['item', item, whole],
  ])('for no more of what a %s refers to than is read', (_what, { populated }, entries) => {
    const referring = namesIn(entries).filter((name) => valuesAt(entries, name).length > 0)
    expect(Object.keys(populated).map((path) => path.split('.')[0])).toEqual(expect.arrayContaining(referring))
    for (const [path, fields] of Object.entries(populated)) {
      expect(namesIn(entries)).toContain(path.split('.')[0])
      const found = valuesAt(entries, path)
      if (fields && found.length > 0)
        expect(fields.toSorted()).toEqual(
          namesIn(found)
            .filter((name) => !OWN.has(name))
            .toSorted(),
        )
    }
  })
})

test.each([
  ['projects', ['sort:asc', 'code:asc'], 'type'],
  ['services', ['sort:asc', 'code:asc'], null],
  ['blog', ['date_create:desc', 'code:asc'], 'tags'],
  ['vacancies', ['sort:asc', 'code:asc'], null],
  ['reviews', ['date_create:desc', 'code:asc'], 'type'],
  ['team', ['sort:asc', 'code:asc'], 'direction'],
  ['certificates', ['sort:asc', 'code:asc'], 'type'],
  ['tariffs', ['sort:asc', 'code:asc'], null],
  ['redirects', ['from:asc'], null],
])('%s come in the order %j, with the tags of %s', (name, order, tags) => {
  const area = STRAPI_AREAS[name]!
  const { searchParams } = new URL(listQuery(area, 1, false), 'http://strapi')
  expect(order.map((_, index) => searchParams.get(`sort[${index}]`))).toEqual(order)
  expect(area.tags).toBe(tags)
})

test('a list is read by pages of a hundred, an item by its code in any case, drafts where they are asked for', () => {
  const area = STRAPI_AREAS['redirects']!
  const paging = 'sort[0]=from:asc&pagination[page]=3&pagination[pageSize]=100'
  expect(decodeURIComponent(listQuery(area, 3, false))).toBe(`/api/redirects?${paging}`)
  expect(decodeURIComponent(listQuery(area, 3, true))).toBe(`/api/redirects?${paging}&status=draft`)
  expect(decodeURIComponent(itemQuery(area, 'a', true))).toBe('/api/redirects?filters[code][$eqi]=a&status=draft')
  expect(decodeURIComponent(anyQuery('posts'))).toBe('/api/posts?fields[0]=code&pagination[pageSize]=1')
})
