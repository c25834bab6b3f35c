import { isRecord } from '../../base/is-record.ts'
import type { Fields } from '../contract.ts'
import type { ContractField, Kind } from './field.ts'
import { isNothing } from './plain.ts'
import { label, unwrap } from './wrapped.ts'

/** A field that is not as the contract wants it. */
export interface Fault {
  field: string
  kind: Kind
  /** The consequence: the item is rejected, the field is left out, or the field is read as something else. */
  effect: 'refused' | 'lost' | 'repaired'
  given: unknown
  read: unknown
}

type Attempt = ReturnType<ContractField['attempt']>

/** What becomes of an item, field by field, by the same reading that the site's pages are made of. */
export function faultsOf(item: unknown, fields: Fields): Fault[] {
  const given = isRecord(item) ? item : {}
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = given[name]
    if (field.conforms(value)) return []
    const attempt = field.attempt(value)
    const effect = effectOf(field.kind, value, attempt)
    return [{ field: name, kind: field.kind, effect, given: value, read: attempt.read }]
  })
}

function effectOf(kind: Kind, given: unknown, { isRefused, read }: Attempt): Fault['effect'] {
  if (isRefused) return 'refused'
  return isNone(read) && !saysNone(kind, unwrap(given)) ? 'lost' : 'repaired'
}

const NO = new Set(['N', '0', 'false', 'Нет'])

/** An empty value that the contract does not know, or a mark that says no. */
const saysNone = (kind: Kind, given: unknown) =>
  isNone(given) || /^\s+$/.test(label(given)) || (kind === 'Mark' && NO.has(label(given)))

const isNone = (value: unknown) => isNothing(value) || (isEmptyList(value) && !(value instanceof Date))

const isEmptyList = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
