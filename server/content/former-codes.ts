import { create, type } from 'superstruct'
import { formerCodes } from './fields/raw.ts'

const Renamed = type({ FORMER_CODES: formerCodes })

export const formerCodesOf = (item: unknown): readonly string[] => create(item, Renamed).FORMER_CODES

interface Renaming {
  code: string
  former: readonly string[]
}

/** Current code by former code. A code in use is never treated as former. */
export function currentCodes(items: readonly Renaming[]): ReadonlyMap<string, string> {
  const taken = new Set(items.map(({ code }) => code))
  const current = new Map<string, string>()
  for (const { code, former } of items)
    for (const one of former) if (!taken.has(one) && !current.has(one)) current.set(one, code)
  return current
}
