import type { Site } from '#shared/site.ts'

/** The ids of the counters for `countersHere`; undefined if none is configured. */
export const countersMark = (counters: Site['counters']) =>
  Object.values(counters).some((id) => id !== null) ? JSON.stringify(counters) : undefined
