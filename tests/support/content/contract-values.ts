import fc from 'fast-check'
import type { ContractField } from '../../../server/content/fields/field.ts'
import { label, unwrap } from '../../../server/content/fields/wrapped.ts'

type Kind = ContractField['kind']
type Values = fc.Arbitrary<unknown>

const NOTHING = fc.constantFrom<unknown>(null, '', false)
const now = Math.floor(Date.now() / 1000)

const prose = fc.oneof(
  fc.constantFrom('Зерновед', 'в 2,4 раза', 'R&D', '<b>', ' я и ты ', '№ 17'),
  fc.string().filter((text) => !/&[#\w]+;/.test(text)),
)
const line = prose.filter((text) => /\S/.test(text))
const code = fc.oneof(
  fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,99}$/),
  fc.constantFrom('zernoved', '7', 'a'.repeat(100)),
)
const tag = fc.oneof(fc.constantFrom('shop', 'Магазин'), fc.string({ minLength: 1 }))
const mark = fc.oneof(fc.constantFrom(true, false, null), prose)
const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const wrapped = (key: string, value: Values) => fc.record({ [key]: fc.oneof(NOTHING, value) })
const textual = (value: Values) =>
  fc.oneof(value, wrapped('TEXT', value), fc.record({ TEXT: value, TYPE: fc.constant('HTML') }))
const listed = (value: Values) => fc.oneof(fc.array(value), wrapped('value', fc.array(value)))

const segments = fc.array(fc.stringMatching(/^[a-z0-9_-]{1,8}$/), { minLength: 1, maxLength: 4 })
const oldPath = fc
  .tuple(segments, fc.constantFrom('/', '/', '.html', '.php'))
  .map(([names, end]) => `/${names.join('/')}${end}`)

const NEEDED: Partial<Record<Kind, Values>> = {
  Path: oldPath,
  Address: fc
    .tuple(
      fc.oneof(oldPath, fc.constant('/')),
      fc.constantFrom('', '?tag=design', '?a=%D0%B9&b'),
      fc.constantFrom('', '#part-1'),
    )
    .map((parts) => parts.join('')),
  Code: code,
  Title: line,
  Price: fc.oneof(
    fc.integer({ min: 1, max: 1e9 - 1 }),
    fc.integer({ min: 1, max: 1e9 - 1 }).map((price) => `от ${price}`),
  ),
}

const OPTIONAL: Record<Exclude<Kind, 'Address' | 'Code' | 'Path' | 'Price' | 'Rows' | 'Title'>, Values> = {
  Text: textual(prose),
  Markup: textual(fc.string()),
  Reference: code,
  FormerCodes: fc.oneof(code, fc.array(code)),
  Picture: fc.oneof(
    fc.constantFrom('/upload/фото.jpg', 'https://cdn.example/a%20b.png', '/a?v=0123456789ab', '/a&b;c'),
    fc.webPath().map((path) => `https://cdn.example/a${path.replaceAll(/[,']/g, '')}`),
  ),
  Icon: fc.stringMatching(/^[a-z0-9-]{1,9}:[a-z0-9-]{1,9}$/),
  Amount: fc.oneof(fc.integer({ min: 1 }), fc.double({ min: 0.1, max: 1e9, noNaN: true })),
  Mark: fc.constant(true),
  Timestamp: fc.integer({ min: 0, max: now }),
  Day: day.map((date) => date.toISOString().slice(0, 10)),
  Moment: fc.oneof(
    fc.constantFrom(
      '2026-11-24T10:00:00+03:00',
      '2026-11-24T07:00Z',
      '2026-11-24T07:00:00.000Z',
      '2020-02-29',
      '9999-12-31T23:59:59-11:30',
    ),
    day.map((date) => date.toISOString().slice(0, 10)),
  ),
  Lines: listed(line),
  Codes: fc.oneof(tag, fc.array(tag)),
  Options: listed(mark),
}

/** A value as the contract wants it; of rows those of their `columns`. */
export function contractValue(kind: Kind, columns: readonly string[]): Values {
  if (kind !== 'Rows') return NEEDED[kind] ?? fc.oneof({ weight: 4, arbitrary: OPTIONAL[kind as 'Text'] }, NOTHING)
  const row = Object.fromEntries(
    columns.map((column) => [column, contractValue(column === 'AUTHOR' ? 'Reference' : 'Text', [])]),
  )
  return fc.oneof(NOTHING, fc.array(fc.record(row, { requiredKeys: [] })))
}

const FOREIGN = [
  0,
  1,
  -1,
  7.5,
  1e12,
  '0',
  '1',
  'Y',
  'N',
  'true',
  'вчера',
  '/',
  '/Old/Page',
  '/старая/',
  '/a?b=1',
  '/a/#b',
  '/a\\b/',
  '/%2f/b/',
  'https://evil.example/',
  '  ',
  '&laquo;А&raquo;',
  '&nbsp;',
  'Code',
  'a b',
  '-a',
  '12.09.2025',
  '12.09.2025 10:30:00',
  '2025-02-30',
  '12.09.2025 в 10:30',
  '2025-09-12T25:00:00Z',
  '2025-09-12T10:30:00+03:00',
  '1755734400',
  '70 000',
  'от 5',
  'от',
  '1e5',
  'фото.jpg',
  '/upload/фото 1.jpg',
  '//a/b',
  '/a,b',
  "/a'b",
  'https://a b/c',
  'javascript:alert(1)',
  true,
  [],
  {},
  [null],
  [''],
  ['a', 7],
  [{}],
  [[]],
  [{ NAME: 7 }],
  { a: 'b' },
  { SRC: '/a.png' },
  { SRC: 7 },
  { CODE: 'a', NAME: 'b' },
  { VALUE: 'a', VALUE_XML_ID: 'b' },
  { VALUE: ['a'], '~VALUE': ['b'] },
  { VALUE: false },
  { VALUE: { TEXT: 'a', TYPE: 'HTML' } },
  { TEXT: 'a', VALUE: 'b' },
  { TEXT: 7 },
  { TEXT: null, TYPE: 'HTML' },
  { value: ['a'], TEXT: ['b'] },
  { value: [7] },
  { value: null },
]

/** A schema does not know what time it is, so it allows such a timestamp; the reader repairs it. */
const isTimeToCome = (value: unknown) => typeof value === 'number' && value > now && value < 1e11

/** Whatever a content system may send for a field instead. */
export const messyValue = (kind: Kind, columns: readonly string[]): Values =>
  fc.oneof(
    { weight: 12, arbitrary: contractValue(kind, columns) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...FOREIGN) },
    { weight: 1, arbitrary: fc.jsonValue().filter((value) => !isTimeToCome(value)) },
  )

/** What must be the same before and after a reading: all but spaces, wrappers, and the forms of dates and prices. */
export function essenceOf(value: unknown): unknown[] {
  const inner = unwrap(value)
  if (inner instanceof Date) return [inner.getTime()]
  if (Array.isArray(inner)) return inner.flatMap(essenceOf)
  if (typeof inner === 'object' && inner !== null) return Object.values(inner).flatMap(essenceOf)
  const text = label(inner === true ? 'true' : inner).replaceAll(/[\s\u2060]/g, '')
  return text === '' || text === 'false' ? [] : [text]
}
