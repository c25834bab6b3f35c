import { messageOf } from '../base/error-reason.ts'
import { isRecord } from '../base/is-record.ts'

export interface ContentLog {
  warn(details: object, message: string): void
}

export type ItemReader = <Entity>(items: readonly unknown[], normalise: (item: unknown) => Entity) => Entity[]

/** Keeps the items that can be normalised; the others are dropped and named in the log, so that no page breaks. */
export function validItems(area: string, log: ContentLog): ItemReader {
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
