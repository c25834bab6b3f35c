import { array, boolean, coerce, date, defaulted, nullable, number, pattern, string, type, unknown } from 'superstruct'
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

/** Text for addresses, codes and HTML: as it is. Missing is ''. */
export const verbatim = defaulted(coerce(string(), unknown(), asText), '')

/** Text for people: trimmed and typeset. Missing is ''. */
export const prose = defaulted(
  coerce(string(), unknown(), (value) => {
    const text = asText(value)
    return typeof text === 'string' ? typeset(text.trim()) : text
  }),
  '',
)

export const title = coerce(pattern(string(), /\S/), unknown(), (value) => {
  const text = asText(value)
  return typeof text === 'string' ? typeset(text.trim()) : text
})

/** Goes into addresses, so only what needs no escaping there. */
export const code = coerce(pattern(string(), /^[a-z0-9][a-z0-9_-]{0,99}$/), unknown(), asText)

/** Whether it is served the resizer decides. An item is worth more than its picture, so what is no address is none. */
export const picture = defaulted(
  coerce(nullable(string()), unknown(), (value) => pictureAddress(unwrap(value))),
  null,
)

/** `collection:name`. Nothing is lost without it, so one that cannot be a name is none. */
export const iconName = defaulted(
  coerce(nullable(string()), unknown(), (value) =>
    typeof value === 'string' && /^[a-z0-9-]+:[a-z0-9-]+$/.test(value) ? value : null,
  ),
  null,
)

/** Of money, hours, things. Nobody means nothing by it, nor less: that is none. */
export const amount = defaulted(
  coerce(nullable(number()), unknown(), (value) => {
    const inner = unwrap(value)
    if (inner === null || inner === undefined || inner === '') return null
    const digits = typeof inner === 'string' ? inner.replace(/\s/g, '') : ''
    const said = /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : inner
    return typeof said === 'number' && said <= 0 ? null : said
  }),
  null,
)

export const mark = defaulted(
  coerce(boolean(), unknown(), (value) => value === true || value === 'true' || value === 'Y' || value === 1),
  false,
)

/** As seconds it would be the year 5138. */
const LEAST_MS = 1e11

/** Unix seconds, or milliseconds; missing is the beginning of time. Nothing was changed later than now, whatever is said. */
export const timestamp = defaulted(
  coerce(date(), unknown(), (value) => {
    const time = Number(value ?? 0)
    const said = new Date(Math.abs(time) < LEAST_MS ? 1000 * time : time)
    return said.getTime() > Date.now() ? new Date() : said
  }),
  () => new Date(0),
)

/** `2025-09-12`, `12.09.2025` with or without a time, or Unix seconds. */
export const day = defaulted(
  coerce(nullable(date()), unknown(), (value) => {
    const text = label(value)
    if (text === '') return isRecord(value) ? value : null
    if (typeof value === 'number' || /^\d{9,}$/.test(text)) return new Date(1000 * Number(text))
    const written = text.replace(/^(\d{2})\.(\d{2})\.(\d{4}).*$/, '$3-$2-$1')
    const [said] = /^\d{4}-\d{2}-\d{2}/.exec(written) ?? []
    return new Date(said === undefined || isDay(said) ? written : NaN)
  }),
  null,
)

/** A list of records of one shape. */
export const rows = <Shape extends Record<string, Struct<string, null>>>(shape: Shape) =>
  defaulted(
    coerce(array(type(shape)), unknown(), (value) => listOf(value)),
    () => [],
  )

export const lines = defaulted(
  coerce(array(string()), unknown(), (value) =>
    listOf(value)
      .map(asText)
      .map((line) => (typeof line === 'string' ? typeset(line.trim()) : line))
      .filter((line) => line !== ''),
  ),
  () => [],
)

export const codes = defaulted(
  coerce(array(string()), unknown(), (value) =>
    (typeof value === 'string' ? [value] : listOf(value).map(codeOf)).filter(Boolean),
  ),
  () => [],
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

/** The tags an item carries, in the words of its list; one the list does not know goes by its own. */
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
