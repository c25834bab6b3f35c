const DAY = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Moscow',
})
const MONTH = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'Europe/Moscow' })
const HOUR = new Intl.DateTimeFormat('ru-RU', { hour: 'numeric', timeZone: 'Europe/Moscow' })

/** «12 сентября 2025» */
export const dayOf = (date: Date) =>
  DAY.format(date)
    .replace(/\s?г\.$/, '')
    .replaceAll(' ', '\u00a0')

/** «сентябрь 2025» */
export const monthOf = (date: Date) =>
  MONTH.format(date)
    .replace(/\s?г\.$/, '')
    .replaceAll(' ', '\u00a0')

/** `2025-09-12`, for `datetime` attributes and structured data. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** Hour of the day in Moscow, 0–23. */
export const moscowHour = (date: Date) => Number(HOUR.format(date))
