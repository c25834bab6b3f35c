import { array, boolean, coerce, date, nullable, number, pattern, string, type, unknown } from 'superstruct'
import type { Struct } from 'superstruct'
import { typeset } from '../../shared/typography.ts'
import { isRecord } from '../base/is-record.ts'
import { withoutReferences } from './character-references.ts'
import { readDay, readMoment } from './moment.ts'
import { pictureAddress } from './picture-address.ts'
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

const asProse = (value: unknown): unknown => {
  const text = asText(value)
  return typeof text === 'string' ? typeset(withoutReferences(text).trim()) : text
}

/** Text for addresses, codes and HTML: as it is. Missing is ''. */
export const verbatim = coerce(string(), unknown(), asText)

/** Text for people: no HTML, trimmed and typeset. Missing is ''. */
export const prose = coerce(string(), unknown(), asProse)

export const title = coerce(pattern(string(), /\S/), unknown(), asProse)

const asCode = (value: unknown): unknown => {
  const text = asText(value)
  return typeof text === 'string' ? text.toLowerCase() : text
}

/** Goes into addresses, so only what needs no escaping there, and in lower case like all of them. */
export const code = coerce(pattern(string(), /^[a-z0-9][a-z0-9_-]{0,99}$/), unknown(), asCode)

/** The code of another item. Missing is ''. */
export const reference = coerce(string(), unknown(), asCode)

/**
 * An address, or a record with one in `SRC`. What cannot be one becomes `null`: an item is worth more than its picture.
 * The resizer decides what it serves.
 */
export const picture = coerce(nullable(string()), unknown(), (value) => {
  const inner = unwrap(value)
  return pictureAddress(isRecord(inner) ? inner['SRC'] : inner)
})

/** `collection:name`; an invalid one becomes `null`, since an item can do without. */
export const iconName = coerce(nullable(string()), unknown(), (value) => {
  const name = unwrap(value)
  return typeof name === 'string' && /^[a-z0-9-]+:[a-z0-9-]+$/.test(name) ? name : null
})

/** Money, hours or a count. Zero and less become `null`. */
export const amount = coerce(nullable(number()), unknown(), (value) => {
  const inner = unwrap(value) ?? null
  if (inner === '' || inner === false) return null
  const digits = typeof inner === 'string' && inner.replace(/\s/g, '')
  const parsed = digits && /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : inner
  return typeof parsed === 'number' && parsed <= 0 ? null : parsed
})

export const mark = coerce(boolean(), unknown(), (value) => {
  const inner = unwrap(value)
  return inner === true || ['true', 'Y', '1'].includes(label(inner))
})

/** A time in the future becomes now; missing is the epoch. */
export const timestamp = coerce(date(), unknown(), (value) => {
  const moment = readMoment(value)
  return moment.getTime() > Date.now() ? new Date() : moment
})

export const day = coerce(nullable(date()), unknown(), readDay)

/** A list of records of one shape. */
export const rows = <Shape extends Record<string, Struct<string, null>>>(shape: Shape) =>
  coerce(array(type(shape)), unknown(), listOf)

export const lines = coerce(array(string()), unknown(), (value) =>
  listOf(value)
    .map(asProse)
    .filter((line) => line !== ''),
)

export const codes = coerce(array(string()), unknown(), carriedCodes)
