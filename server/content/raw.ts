import { array, boolean, coerce, date, nullable, number, pattern, string, type, unknown } from 'superstruct'
import type { Struct } from 'superstruct'
import type { Tag } from '../../shared/entities/tag.ts'
import { typeset } from '../../shared/typography.ts'
import { isDay } from '../base/calendar-day.ts'
import { isRecord } from '../base/is-record.ts'
import { pictureAddress } from './picture-address.ts'

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
  return typeof text === 'string' ? typeset(text.trim()) : text
}

/** Text for addresses, codes and HTML: as it is. Missing is ''. */
export const verbatim = coerce(string(), unknown(), asText)

/** Text for people: trimmed and typeset. Missing is ''. */
export const prose = coerce(string(), unknown(), asProse)

export const title = coerce(pattern(string(), /\S/), unknown(), asProse)

/** Goes into addresses, so only what needs no escaping there. */
export const code = coerce(pattern(string(), /^[a-z0-9][a-z0-9_-]{0,99}$/), unknown(), asText)

/** An invalid address becomes `null`: an item is worth more than its picture. The resizer decides what it serves. */
export const picture = coerce(nullable(string()), unknown(), (value) => pictureAddress(unwrap(value)))

/** `collection:name`; an invalid one becomes `null`, since an item can do without. */
export const iconName = coerce(nullable(string()), unknown(), (value) =>
  typeof value === 'string' && /^[a-z0-9-]+:[a-z0-9-]+$/.test(value) ? value : null,
)

/** Money, hours or a count. Zero and less become `null`. */
export const amount = coerce(nullable(number()), unknown(), (value) => {
  const inner = unwrap(value) ?? null
  if (inner === '') return null
  const digits = typeof inner === 'string' && inner.replace(/\s/g, '')
  const parsed = digits && /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : inner
  return typeof parsed === 'number' && parsed <= 0 ? null : parsed
})

export const mark = coerce(
  boolean(),
  unknown(),
  (value) => value === true || value === 'true' || value === 'Y' || value === 1,
)

/** Smaller values are seconds: this many would be the year 5138. */
const LEAST_MS = 1e11

/** Unix seconds, or milliseconds; missing is the epoch. A time in the future becomes now. */
export const timestamp = coerce(date(), unknown(), (value) => {
  const time = Number(value ?? 0)
  const parsed = new Date(Math.abs(time) < LEAST_MS ? 1000 * time : time)
  return parsed.getTime() > Date.now() ? new Date() : parsed
})

/** `2025-09-12`, `12.09.2025` with or without a time, or Unix seconds. */
export const day = coerce(nullable(date()), unknown(), (value) => {
  const text = label(value)
  if (text === '') return isRecord(value) ? value : null
  if (typeof value === 'number' || /^\d{9,}$/.test(text)) return new Date(1000 * Number(text))
  const written = text.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4}).*$/, (_, ofMonth: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), ofMonth.padStart(2, '0')].join('-'),
  )
  // `Date` would guess at other formats, the American way: 5.9 as the 9th of May.
  return new Date(isDay(written.slice(0, 'YYYY-MM-DD'.length)) ? written : NaN)
})

/** A list of records of one shape. */
export const rows = <Shape extends Record<string, Struct<string, null>>>(shape: Shape) =>
  coerce(array(type(shape)), unknown(), listOf)

export const lines = coerce(array(string()), unknown(), (value) =>
  listOf(value)
    .map(asProse)
    .filter((line) => line !== ''),
)

export const codes = coerce(array(string()), unknown(), (value) =>
  (typeof value === 'string' ? [value] : listOf(value).map(codeOf)).filter(Boolean),
)

export function listOf(value: unknown): unknown[] {
  const inner = unwrap(value)
  if (Array.isArray(inner)) return inner
  return inner && typeof inner === 'object' ? Object.values(inner) : []
}

/** `TAGS` is a list of texts, a list of `{CODE, NAME}`, or a map of code → name. */
export function tagsOf(value: unknown): Tag[] {
  if (Array.isArray(value)) return value.map((tag) => ({ code: codeOf(tag), name: nameOf(tag) }))
  if (!isRecord(value)) return []
  return Object.entries(value).map(([key, name]) => ({ code: key, name: nameOf(name) }))
}

/** The tags of an item by the list's codes and names; an unknown one is its own code and name. */
export function resolveTags(carried: readonly string[], known: readonly Tag[]): Tag[] {
  const tags = carried.map(
    (name) => known.find((tag) => tag.code === name || tag.name === name) ?? { code: name, name },
  )
  return [...new Map(tags.map((tag) => [tag.code, tag])).values()]
}

const codeOf = (tag: unknown) => (isRecord(tag) ? label(tag['CODE']) || label(tag['NAME']) : label(tag))
const nameOf = (tag: unknown) => typeset(isRecord(tag) ? label(tag['NAME']) || label(tag['CODE']) : label(tag))
export const label = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const WRAPPERS = ['TEXT', 'value', 'VALUE']

function unwrap(value: unknown): unknown {
  if (!isRecord(value)) return value
  const wrapper = WRAPPERS.find((name) => name in value)
  return wrapper === undefined ? value : value[wrapper]
}
