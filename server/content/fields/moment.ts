import { MOSCOW_AHEAD_MS } from '../../../shared/format/date.ts'
import { isDay } from '../../base/calendar-day.ts'
import { isRecord } from '../../base/is-record.ts'
import { label, listOf, unwrap } from './wrapped.ts'

const RUSSIAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/
const ISO_DAY = 'YYYY-MM-DD'

/** The day in `2025-09-12`, `12.09.2025` with or without a time, or Unix time; `null` for nothing. */
export function readDay(value: unknown): unknown {
  const inner = unwrap(value)
  const text = label(inner)
  if (text === '') return isRecord(inner) ? inner : null
  if (typeof inner === 'number' || /^\d{9,}$/.test(text)) return fromUnix(Number(text))
  // `Date` would guess at other formats, the American way: 5.9 as the 9th of May.
  return new Date(writtenDay(text) ?? NaN)
}

/** Smaller values are seconds: this many would be the year 5138. */
export const LEAST_MS = 1e11

/** Unix seconds or milliseconds, or a day with or without a time, in Moscow when it names no zone. */
export function readMoment(value: unknown): Date {
  const inner = unwrap(value) ?? 0
  const text = label(inner).trim()
  const day = writtenDay(text)
  if (day !== null) return momentOf(day, text)
  return fromUnix(Number(inner))
}

const fromUnix = (time: number) => new Date(Math.abs(time) < LEAST_MS ? 1000 * time : time)

/** Seconds since 1973 or milliseconds: `20261201` would have begun in 1970. */
const UNIX = /^\d{9,13}(?:\.\d+)?$/
const WRITTEN = /^[\d.-]+(?:[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** A moment that must not be guessed at, `null` for nothing: what is shown too early cannot be taken back. */
export function readStrictMoment(value: unknown): Date | null {
  const inner = unwrap(value) ?? ''
  const text = label(inner).trim()
  if (text === '' || Number(text) <= 0)
    return inner === true || isRecord(inner) || listOf(inner).length > 0 ? NO_DATE : null
  const isWritten = writtenDay(text) === null ? UNIX.test(text) : WRITTEN.test(text)
  return isWritten ? readMoment(text) : NO_DATE
}

const NO_DATE = new Date(Number.NaN)

/**
 * `2026-11-24T10:00:00+03:00`. Seconds are optional; a fraction must be zero: `JSON.stringify` always writes `.000`.
 */
export const isZonedMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.0+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  isDay(text.slice(0, ISO_DAY.length)) &&
  !Number.isNaN(Date.parse(text))

function momentOf(day: string, text: string): Date {
  const [, time = '', zone] = /[ T](\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? []
  const moment = Date.parse(`${day}T${time.replace(/^\d:/, '0$&') || '00:00'}${zone ?? 'Z'}`)
  return new Date(zone === undefined ? moment - MOSCOW_AHEAD_MS : moment)
}

function writtenDay(text: string): string | null {
  const written = text.replace(RUSSIAN, (_, ofMonth: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), ofMonth.padStart(2, '0')].join('-'),
  )
  const day = written.slice(0, ISO_DAY.length)
  return isDay(day) ? day : null
}
