/** Formatters are expensive to create, so each is created lazily. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options)
  const known = formatters.get(key)
  const formatter = known ?? new Intl.DateTimeFormat('ru-RU', { ...options, timeZone: 'Europe/Moscow' })
  if (!known) formatters.set(key, formatter)
  return formatter.format(date)
}

const withoutYearMark = (text: string) => text.replace(/\s?г\./, '').replaceAll(' ', '\u00a0')

/** «12 сентября 2025» */
export const dayOf = (date: Date) => withoutYearMark(format(date, { day: 'numeric', month: 'long', year: 'numeric' }))

/** «сентябрь 2025» */
export const monthOf = (date: Date) => withoutYearMark(format(date, { month: 'long', year: 'numeric' }))

/** «12 сентября 2025 в 14:05» */
export const momentOf = (date: Date) => withoutYearMark(format(date, { dateStyle: 'long', timeStyle: 'short' }))

const IN_FIGURES = { dateStyle: 'short', timeStyle: 'medium' } as const

/** «12.09.2025 14:05:09», which spreadsheets parse as a date. */
export const sheetMomentOf = (date: Date) => format(date, IN_FIGURES).replace(',', '')

/** The time zone has no daylight saving. */
export const MOSCOW_AHEAD_MS = 3 * 60 * 60 * 1000

const inMoscow = (date: Date) => new Date(date.getTime() + MOSCOW_AHEAD_MS)

/** `2025-09-12`, for `datetime` attributes and structured data: the day that `dayOf` shows. */
export const isoDay = (date: Date) => inMoscow(date).toISOString().slice(0, 10)

/** Hour of the day in Moscow, 0–23. */
export const moscowHour = (date: Date) => inMoscow(date).getUTCHours()

export const moscowYear = (date: Date) => inMoscow(date).getUTCFullYear()
