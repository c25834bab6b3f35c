import { isRecord } from '../../base/is-record.ts'

/** `~VALUE` is a Bitrix property before its HTML escaping. */
const WRAPPERS = ['TEXT', 'value', '~VALUE', 'VALUE']

/** What content systems wrap into `{TEXT}`, `{value}` or a Bitrix property, `{VALUE: {TEXT}}` too. */
export function unwrap(value: unknown): unknown {
  let inner = value
  while (isRecord(inner)) {
    const record = inner
    const wrapper = WRAPPERS.find((name) => name in record)
    if (wrapper === undefined) return inner
    inner = record[wrapper]
  }
  return inner
}

export function listOf(value: unknown): unknown[] {
  const inner = unwrap(value)
  if (Array.isArray(inner)) return inner
  return inner && typeof inner === 'object' ? Object.values(inner) : []
}

export const label = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
