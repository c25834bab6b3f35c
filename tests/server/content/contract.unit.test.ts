import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { CONTRACT, type Fields } from '../../../server/content/contract.ts'
import { faultsOf } from '../../../server/content/fields/faults.ts'
import { isNothing } from '../../../server/content/fields/plain.ts'
import { tagsOf } from '../../../server/content/fields/tags.ts'
import { createHtmlCleaner } from '../../../server/content/html/cleaner.ts'
import { createContentReader } from '../../../server/content/reader.ts'
import { AREAS } from '../../../server/origin/areas.ts'
import { createOrigin } from '../../../server/origin/origin.ts'
import {
  errorsOf,
  itemsIn,
  nameIn,
  PATHS,
  replyAt,
  SCHEMAS,
  type Schema,
} from '../../support/content/contract-document.ts'
import { contractValue, essenceOf, messyValue } from '../../support/content/contract-values.ts'
import '../../support/run/random.ts'

const ROOT = join(import.meta.dirname, '../../..')

const ITEMS = Object.entries(CONTRACT).flatMap(([area, { listed, alone }]) => {
  const list = { area, form: 'listed', fields: listed.fields, schema: nameIn(itemsIn(replyAt(`/${area}/`))) }
  if (!alone) return [list]
  const detail = SCHEMAS[replyAt(`/${area}/{CODE}/`)]?.properties?.['ITEM'] as Schema
  return [list, { area, form: 'alone', fields: alone.fields, schema: nameIn(detail) }]
})

test('the document has the areas of the contract, each with the addresses it is asked for at', () => {
  const paths = AREAS.flatMap(({ name, hasDetail }) => [`/${name}/`, ...(hasDetail ? [`/${name}/{CODE}/`] : [])])
  expect(new Set(PATHS)).toEqual(new Set([...paths, '/redirects/']))
  expect(new Set(Object.keys(CONTRACT))).toEqual(new Set([...AREAS.map(({ name }) => name), 'redirects']))
})

describe.each(ITEMS)('an item of $area, $form', ({ fields, schema }) => {
  test('is documented with every field that is read, each of its kind', () => {
    const { properties = {} } = SCHEMAS[schema] ?? {}
    const documented = Object.entries(properties).map(([name, one]) => [name, one.$ref ? nameIn(one) : rowsIn(one)])
    expect(Object.fromEntries(documented)).toEqual(kindsOf(fields))
  })

  test('needs in the document what it cannot be read without', () => {
    const needed = Object.entries(fields).filter(([, field]) => field.attempt(undefined).isRefused)
    expect(new Set(SCHEMAS[schema]?.required)).toEqual(new Set(needed.map(([name]) => name)))
  })

  test('is kept as it is when the document allows it', () => {
    fc.assert(
      fc.property(itemOf(fields, contractValue), (item) => {
        expect(errorsOf(schema, item)).toBeNull()
        expect(faultsOf(item, fields)).toEqual([])
        for (const [name, value] of Object.entries(item)) expectKept(fields[name], value)
      }),
    )
  })

  test('is allowed by the document when it is kept as it is, and by nothing else', () => {
    fc.assert(
      fc.property(itemOf(fields, messyValue), (item) => {
        expect([faultsOf(item, fields).length === 0, item]).toEqual([errorsOf(schema, item) === null, item])
      }),
      { numRuns: 1000 },
    )
  })

  test('has an example, which is kept as it is', () => {
    const examples = SCHEMAS[schema]?.examples ?? []
    expect(examples).not.toEqual([])
    for (const example of examples) {
      expect(errorsOf(schema, example)).toBeNull()
      expect(faultsOf(example, fields)).toEqual([])
      expect(Object.keys(example as object).filter((name) => !(name in fields))).toEqual([])
    }
  })
})

test('every kind of field is explained, with examples that it allows', () => {
  const kinds = new Set(ITEMS.flatMap(({ fields }) => Object.values(fields).map(({ kind }) => kind)))
  kinds.delete('Rows')
  for (const kind of kinds) {
    expect(SCHEMAS[kind], kind).toMatchObject({ description: expect.stringMatching(/\w/), examples: expect.any(Array) })
    for (const example of SCHEMAS[kind]?.examples ?? []) expect(errorsOf(kind, example)).toBeNull()
  }
})

describe('replies', () => {
  test.each(AREAS)('of the embedded origin are as documented: $name', async ({ name, hasDetail, isGrouped }) => {
    const origin = createOrigin(join(ROOT, 'content'), { warn() {} })
    const list = (await origin.inject(`/${name}/`)).json<{ ITEMS: Record<string, unknown> }>()
    expect(errorsOf(replyAt(`/${name}/`), list)).toBeNull()
    const items = (isGrouped ? Object.values(list.ITEMS).flat() : list.ITEMS) as { CODE: string }[]
    for (const { CODE } of hasDetail ? items : []) {
      const detail = (await origin.inject(`/${name}/${CODE}/`)).json<unknown>()
      expect(errorsOf(replyAt(`/${name}/{CODE}/`), detail), CODE).toBeNull()
    }
    await origin.close()
  })

  test.each(ITEMS)(
    'are read by the site, whose pages drop an item only for what is refused: $area, $form',
    async (one) => {
      const { area, form, fields } = one
      await fc.assert(
        fc.asyncProperty(itemOf(fields, messyValue), async (item) => {
          const isRefused = faultsOf(item, fields).some(({ effect }) => effect === 'refused')
          expect([await isShown(area, form, item), item]).toEqual([!isRefused, item])
        }),
      )
    },
  )

  test('have tags of both documented shapes, which are kept', () => {
    const name = fc.constantFrom('Магазин', 'SEO', '«Ёлка»')
    const codes = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/))
    const tags = codes.chain((all) =>
      fc.tuple(...all.map((code) => fc.record({ CODE: fc.constant(code), NAME: name }))),
    )
    fc.assert(
      fc.property(tags, (list) => {
        const map = Object.fromEntries(list.map(({ CODE, NAME }) => [CODE, NAME]))
        const kept = list.map(({ CODE, NAME }) => ({ code: CODE, name: NAME }))
        for (const TAGS of [list, map]) {
          expect(errorsOf('Tags', TAGS)).toBeNull()
          expect(tagsOf(TAGS)).toEqual(kept)
        }
      }),
    )
  })
})

function expectKept(field: Fields[string] | undefined, value: unknown) {
  const read = field?.attempt(value).read
  if (isNothing(value)) expect(essenceOf(read).filter((one) => one !== 0)).toEqual([])
  else if (field?.kind === 'Day') expect((read as Date).toISOString().slice(0, 10)).toBe(value)
  else if (field?.kind === 'Moment')
    expect((read as Date).getTime()).toBe(Date.parse(String(value).replace(/^[\d-]{10}$/, '$&T00:00+03:00')))
  else if (field?.kind === 'Timestamp') expect((read as Date).getTime()).toBe(1000 * Number(value))
  else if (field?.kind === 'Price')
    expect(read).toEqual({ isFrom: String(value).startsWith('от'), roubles: Number(String(value).replace('от', '')) })
  else if (field?.kind === 'Rows') expect(cellsOf(read).flatMap(essenceOf)).toEqual(cellsOf(value).flatMap(essenceOf))
  else expect(essenceOf(read)).toEqual(essenceOf(value))
}

/** Kinds by field; for rows the kinds of their fields. */
function kindsOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.kind === 'Rows' ? columnsOf(field) : field.kind]),
  )
}

const cellsOf = (rows: unknown) => (rows as object[]).flatMap((row) => Object.values(row) as unknown[])
const columnsOf = (field: Fields[string]) => Object.keys((field.attempt([{}]).read as object[])[0] ?? {})
const rowsIn = (schema: Schema) => Object.keys(schema.anyOf?.[1]?.items?.properties ?? {})

type Values = typeof contractValue

/** Fields that an item cannot do without are always given by the contract; all others are now and then left out. */
function itemOf(fields: Fields, valueOf: Values): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, field]) => {
    const isNeeded = field.attempt(undefined).isRefused
    const value = valueOf(field.kind, field.kind === 'Rows' ? columnsOf(field) : [])
    return [name, isNeeded ? value : fc.oneof({ weight: 3, arbitrary: value }, fc.constant(undefined))] as const
  })
  return fc
    .record(Object.fromEntries(values))
    .map((item) => Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)))
}

const CLEANER = createHtmlCleaner('https://versta.example')

async function isShown(area: string, form: string, item: Record<string, unknown>): Promise<boolean> {
  const warn = vi.fn()
  const reply = { ITEMS: area === 'services' ? { Группа: [item] } : [item], ITEM: item, TAGS: [] }
  const reader = createContentReader({
    read: async ({ path, normalise }) => normalise(path.split('/').length === 3 || path.endsWith('/x/') ? reply : null),
    html: async () => CLEANER,
    measured: async (html) => html,
    log: { warn },
  })
  const { listed, alone } = CONTRACT[area] ?? {}
  try {
    const shown = form === 'alone' ? await alone?.read(reader, 'x') : await listed?.read(reader)
    return shown !== null && warn.mock.calls.length === 0
  } catch {
    return false
  }
}
