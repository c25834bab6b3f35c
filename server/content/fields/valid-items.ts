import { messageOf } from '../../base/error-reason.ts'
import { isRecord } from '../../base/is-record.ts'
import type { Log } from '../../base/log.ts'
import { inBatches } from '../in-batches.ts'

export type ItemReader = <Entity>(items: readonly unknown[], normalise: (item: unknown) => Entity) => Promise<Entity[]>

/** Items per turn of the event loop; one with long HTML takes a millisecond. */
const AT_ONCE = 20

/** The items that can be normalised; invalid ones are dropped and logged, so that no page breaks. */
export const validItems =
  (area: string, log: Pick<Log, 'warn'>): ItemReader =>
  async <Entity>(items: readonly unknown[], normalise: (item: unknown) => Entity) => {
    const valid: Entity[] = []
    await inBatches(items, AT_ONCE, (batch) => {
      for (const item of batch)
        try {
          valid.push(normalise(item))
        } catch (error) {
          log.warn({ area, code: nameOf(item), reason: messageOf(error) }, 'item dropped')
        }
    })
    return valid
  }

/** A redirect has no code. */
const nameOf = (item: unknown) => (isRecord(item) ? (item['CODE'] ?? item['FROM']) : undefined)
