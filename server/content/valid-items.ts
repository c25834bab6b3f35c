import { messageOf } from '../base/error-reason.ts'
import { isRecord } from '../base/is-record.ts'
import type { Log } from '../base/log.ts'

export type ItemReader = <Entity>(items: readonly unknown[], normalise: (item: unknown) => Entity) => Entity[]

/** Keeps the items that can be normalised; the others are dropped and named in the log, so that no page breaks. */
export function validItems(area: string, log: Pick<Log, 'warn'>): ItemReader {
  return (items, normalise) =>
    items.flatMap((item) => {
      try {
        return [normalise(item)]
      } catch (error) {
        log.warn({ area, code: isRecord(item) ? item['CODE'] : undefined, reason: messageOf(error) }, 'item dropped')
        return []
      }
    })
}
