import { create, type } from 'superstruct'
import { activePeriod } from './fields/raw.ts'

/** From when an item is shown, and until when. */
export interface Period {
  fromMs: number
  untilMs: number
}

/** What there is at a moment, since when and until when it is so. */
export interface Present<Value> {
  value: Value
  sinceMs: number
  untilMs: number
}

/** A value that changes with time alone: it holds the items whose periods have begun and not ended. */
export interface Timeline<Value> {
  at(nowMs: number): Present<Value>
  /** With all items, whatever their periods. */
  whole(): Value
}

export function timeline<Value>(
  periods: readonly Period[],
  make: (isShown: (period: Period) => boolean) => Value,
): Timeline<Value> {
  // The same object for all readers until then: lists are long, and what is derived from them is memoised by identity.
  let present: Present<Value> | null = null
  return {
    at(nowMs) {
      if (present && present.sinceMs <= nowMs && nowMs < present.untilMs) return present
      let [sinceMs, untilMs] = [-Infinity, Infinity]
      for (const moment of periods.flatMap((period) => [period.fromMs, period.untilMs]))
        if (moment <= nowMs) sinceMs = Math.max(sinceMs, moment)
        else untilMs = Math.min(untilMs, moment)
      const value = make((period) => period.fromMs <= nowMs && nowMs < period.untilMs)
      present = { value, sinceMs, untilMs }
      return present
    },
    whole: () => make(() => true),
  }
}

const Dated = type(activePeriod)

export function periodOf(item: unknown): Period {
  const { ACTIVE_FROM, ACTIVE_TO } = create(item, Dated)
  return { fromMs: ACTIVE_FROM?.getTime() ?? -Infinity, untilMs: ACTIVE_TO?.getTime() ?? Infinity }
}

/** Whether there is a moment in both. */
export const overlap = (one: Period, other: Period) => one.fromMs < other.untilMs && other.fromMs < one.untilMs

/** When an item was changed or has begun, whichever was later. */
export const changedAt = ({ TIMESTAMP, ACTIVE_FROM }: { TIMESTAMP: Date; ACTIVE_FROM: Date | null }): Date =>
  ACTIVE_FROM && ACTIVE_FROM > TIMESTAMP ? ACTIVE_FROM : TIMESTAMP
