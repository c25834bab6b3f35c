import { array, boolean, date, define, nullable, number, pattern, string, type } from 'superstruct'
import { typeset } from '../../../shared/typography.ts'
import { ICON_NAME } from '../../base/icon-name.ts'
import { isRecord } from '../../base/is-record.ts'
import { canonicalPath, localAddress } from '../../base/local-address.ts'
import { withoutReferences } from './character-references.ts'
import { field, type Field } from './field.ts'
import { readDay, readMoment, readStrictMoment } from './moment.ts'
import { pictureAddress } from './picture-address.ts'
import * as plain from './plain.ts'
import { carriedCodes } from './tags.ts'
import { label, listOf, unwrap } from './wrapped.ts'

/**
 * Fields as the API may send them: numbers for text, text for numbers, `{TEXT}` and `{value}` wrappers, null for
 * nothing. A field that still does not fit makes its item invalid.
 */

const asText = (value: unknown): unknown => {
  const inner = unwrap(value)
  if (inner === null || inner === undefined || inner === false) return ''
  return typeof inner === 'number' ? String(inner) : inner
}

export const asProse = (value: unknown): unknown => {
  const text = asText(value)
  return typeof text === 'string' ? typeset(withoutReferences(text).trim()) : text
}

/** Text for addresses, codes and HTML: as it is. Missing is ''. */
export const verbatim = field('Markup', plain.isMarkup, string(), asText)

/** Text for people: no HTML, trimmed and typeset. Missing is ''. */
export const prose = field('Text', plain.isPlainText, string(), asProse)

export const title = field('Title', plain.isTitle, pattern(string(), /\S/), asProse)

const asCode = (value: unknown): unknown => {
  const text = asText(value)
  return typeof text === 'string' ? text.toLowerCase() : text
}

/** Goes into addresses, so only what needs no escaping there, and in lower case like all of them. */
export const code = field('Code', plain.isCode, pattern(string(), plain.CODE), asCode)

/** Codes an item had before, in a list or in one text; what cannot be one is dropped. */
export const formerCodes = field('FormerCodes', plain.isFormerCodes, array(string()), (value) =>
  carriedCodes(value)
    .flatMap((codes) => codes.toLowerCase().split(/[\s,;]+/))
    .filter(plain.isCode),
)

/** The code of another item. Missing is ''. */
export const reference = field('Reference', plain.isReference, string(), asCode)

/**
 * An address, or a record with one in `SRC`. What cannot be one becomes `null`: an item is worth more than its picture.
 * The resizer decides what it serves.
 */
export const picture = field('Picture', plain.isPicture, nullable(string()), (value) => {
  const inner = unwrap(value)
  return pictureAddress(isRecord(inner) ? inner['SRC'] : inner)
})

/** `collection:name`; an invalid one becomes `null`, since an item can do without. */
export const iconName = field('Icon', plain.isIcon, nullable(string()), (value) => {
  const name = unwrap(value)
  return typeof name === 'string' && ICON_NAME.test(name) ? name : null
})

/** Money, hours or a count. Zero and less become `null`. */
export const amount = field('Amount', plain.isAmount, nullable(number()), (value) => {
  const inner = unwrap(value) ?? null
  if (inner === '' || inner === false) return null
  const digits = typeof inner === 'string' && inner.replace(/\s/g, '')
  const parsed = digits && /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : inner
  return typeof parsed === 'number' && parsed <= 0 ? null : parsed
})

const YES = new Set<unknown>([true, 'true', 'Y', '1', 'Да'])

/** A Bitrix enumeration says yes by its name or by its XML_ID. */
export const mark = field('Mark', plain.isMark, boolean(), (value) => {
  const said = [unwrap(value), isRecord(value) && value['VALUE_XML_ID']]
  return said.some((word) => YES.has(word) || YES.has(label(word)))
})

/** A time in the future becomes now; missing is the epoch. */
export const timestamp = field('Timestamp', plain.isTimestamp, date(), (value) => {
  const moment = readMoment(value)
  return moment.getTime() > Date.now() ? new Date() : moment
})

export const day = field('Day', plain.isPlainDay, nullable(date()), readDay)

const moment = field('Moment', plain.isPlainMoment, nullable(date()), readStrictMoment)

/** From when an item is shown, and until when. */
export const activePeriod = { ACTIVE_FROM: moment, ACTIVE_TO: moment }

/** A list of records of one shape. */
export const rows = <Shape extends Record<string, Field<string, null>>>(shape: Shape) =>
  field('Rows', plain.isRows(shape), array(type(shape)), listOf)

export const lines = field('Lines', plain.isLines, array(string()), (value) =>
  listOf(value)
    .map(asProse)
    .filter((line) => line !== ''),
)

export const codes = field('Codes', plain.isCodes, array(string()), carriedCodes)

/** A value that is not changed by `spell` any more. */
const spelledBy = (spell: (text: string) => string | null, name: string) =>
  define<string>(name, (value) => typeof value === 'string' && spell(value) === value)

const spelling = (spell: (text: string) => string | null) => (value: unknown) => {
  const text = label(unwrap(value)).trim()
  return spell(text) ?? text
}

/** Of an old page of the site, as its requests spell it. The home page is always there. */
const asPath = (text: string) => (text === '/' ? null : canonicalPath(text))
export const path = field('Path', plain.isPath, spelledBy(asPath, 'path of an old page'), spelling(asPath))

/** Of the site, never of another host. */
export const address = field(
  'Address',
  plain.isAddress,
  spelledBy(localAddress, 'address within the site'),
  spelling(localAddress),
)
