import type { FormFields } from './intake.ts'

/** What `/api/calltouch/` accepts beside the fields of the lead. */
export function trackingDetailsOf(fields: FormFields): Record<string, string> {
  const known = ['sessionId', 'requestUrl'].map((name) => [name, fields[name]] as const)
  return Object.fromEntries(
    known.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, clean(String(value))]] : [],
    ),
  )
}

const clean = (value: string) =>
  value
    .slice(0, 2000)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
