import { afterEach, describe, expect, test, vi } from 'vitest'
import * as plain from '../../../../server/content/fields/plain.ts'

const NOTHING = [undefined, null, '', false]
const LETTERS = 1000
const pathOf = (letters: number) => `/${'a'.repeat(letters - 2)}/`

const KINDS = [
  {
    kind: 'Path',
    conforms: plain.isPath,
    kept: ['/old/', '/a/b-c_d/', '/old.php', pathOf(LETTERS)],
    odd: ['/', '/old', '/Old/', ' /old/', '/old/ ', '/old/?id=7', pathOf(LETTERS + 1), 7, ...NOTHING],
  },
  {
    kind: 'Address',
    conforms: plain.isAddress,
    kept: ['/', '/new/', '/new.pdf', '/?a=1', '/new/?a=1&b=%20#part', '/new/#part'],
    odd: ['/new', '/new/?', '/new/#', 'new/', '//evil.example/', '/new/ ', pathOf(LETTERS + 1), ...NOTHING],
  },
  {
    kind: 'Title',
    conforms: plain.isTitle,
    kept: ['Зерновед', 'R&D', '& &; &# &#; &#xZZ; &#ab; &laquo'],
    odd: [
      '&laquo;',
      'AT&T;',
      '&sup2;',
      '&frac12;',
      '&#7;',
      '&#171;',
      '&#1234567;',
      '&#xA;',
      '&#xAB;',
      '&#Xab12cd;',
      ' ',
      7,
      ...NOTHING,
    ],
  },
  {
    kind: 'Text',
    conforms: plain.isPlainText,
    kept: ['текст', { TEXT: 'текст' }, { TEXT: 'текст', TYPE: 'HTML' }, { TEXT: null }, ...NOTHING],
    odd: ['&nbsp;', { TEXT: '&nbsp;' }, { TYPE: 'HTML' }, { TEXT: 'текст', ID: 7 }, { TEXT: 7 }, 7, true, ['текст']],
  },
  {
    kind: 'Markup',
    conforms: plain.isMarkup,
    kept: ['<p>&nbsp;</p>', { TEXT: '<p>' }, ...NOTHING],
    odd: [7, true, ['<p>']],
  },
  {
    kind: 'Picture',
    conforms: plain.isPicture,
    kept: ['/upload/a.png', 'https://cdn.example/a.png', 'http://cdn.example/b/a.png', ...NOTHING],
    odd: ['/', 'a.png', '//evil.example/a.png', 'https://cdn.example/', 'https://a@evil.example/a.png', '/a b.png', 7],
  },
  {
    kind: 'Icon',
    conforms: plain.isIcon,
    kept: ['tabler:photo-2', ...NOTHING],
    odd: ['photo', 'tabler:', ':photo', ' tabler:photo', 'tabler:photo ', 'a tabler:photo', 'Tabler:photo'],
  },
  { kind: 'Amount', conforms: plain.isAmount, kept: [1, 0.5, ...NOTHING], odd: [0, -1, '1', true] },
  { kind: 'Mark', conforms: plain.isMark, kept: [true, ...NOTHING], odd: ['true', 1, 'Y'] },
  {
    kind: 'Day',
    conforms: plain.isPlainDay,
    kept: ['2025-09-12', ...NOTHING],
    odd: ['2025-02-30', '12.09.2025', ['2025-09-12'], 7],
  },
  {
    kind: 'Moment',
    conforms: plain.isPlainMoment,
    kept: ['2025-09-12', '2025-09-12T11:30Z', ...NOTHING],
    odd: ['2025-09-12T11:30', ['2025-09-12'], ['2025-09-12T11:30Z'], 7],
  },
  {
    kind: 'Lines',
    conforms: plain.isLines,
    kept: [['первая', 'вторая'], [], { value: ['первая'] }, { value: null }, ...NOTHING],
    odd: [['первая', ' '], ['первая', 7], { value: ['первая'], ID: 7 }, { value: 'первая' }, 'первая'],
  },
  {
    kind: 'Codes',
    conforms: plain.isCodes,
    kept: ['shop', ['shop', 'Магазин'], ...NOTHING],
    odd: [7, true, ['shop', ''], ['shop', 7], { shop: 1 }],
  },
  {
    kind: 'FormerCodes',
    conforms: plain.isFormerCodes,
    kept: ['old', ['old', 'older'], ...NOTHING],
    odd: ['Old', 'old older', ['old', 'Older']],
  },
  {
    kind: 'Price',
    conforms: plain.isPrice,
    kept: ['100', 'от 100', '999999999', 1, 999_999_999],
    odd: ['от100', '0', '01', '1000000000', '100 ', ' 100', 0, -1, 1.5, 1e9, ...NOTHING],
  },
  {
    kind: 'Options',
    conforms: plain.isOptions,
    kept: [[null, true, false, 'раз в месяц'], { value: [true] }, ...NOTHING],
    odd: [[true, 7], [true, '&nbsp;'], true, 'раз в месяц'],
  },
]

describe.each(KINDS)('what the contract wants as $kind', ({ conforms, kept, odd }) => {
  test.each(kept.map((value) => [value]))('is %j', (value) => {
    expect(conforms(value)).toBe(true)
  })

  test.each(odd.map((value) => [value]))('is not %j', (value) => {
    expect(conforms(value)).toBe(false)
  })
})

describe('what the contract wants as Timestamp', () => {
  const NOW_S = 1_780_000_000

  afterEach(() => void vi.useRealTimers())

  test.each([
    [0, true],
    [NOW_S, true],
    [NOW_S + 1, false],
    [-1, false],
    [NOW_S * 1000, false],
    [`${NOW_S}`, false],
    [null, true],
  ])('is %j: %j', (value, conforms) => {
    vi.useFakeTimers({ now: NOW_S * 1000, toFake: ['Date'] })
    expect(plain.isTimestamp(value)).toBe(conforms)
  })
})

describe('what the contract wants as Rows', () => {
  const isRows = plain.isRows({ NAME: { conforms: plain.isTitle }, PRICE: { conforms: plain.isPrice } })

  test.each([[[]], [[{ NAME: 'Старт', PRICE: 30 }]], [[{ NAME: 'Старт', PRICE: 30, ID: 7 }]], [null]])(
    'is %j',
    (value) => {
      expect(isRows(value)).toBe(true)
    },
  )

  test.each([
    [[{ NAME: 'Старт' }]],
    [[{ NAME: 'Старт', PRICE: 30 }, { PRICE: 30 }]],
    [[7]],
    [{ NAME: 'Старт', PRICE: 30 }],
  ])('is not %j', (value) => {
    expect(isRows(value)).toBe(false)
  })
})
