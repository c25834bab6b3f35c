import type { Site } from '#shared/site.ts'

/** What `countersHere` reads: the ids of the counters a page is told to, nothing where there are none. */
export const countersMark = (counters: Site['counters']) =>
  Object.values(counters).some((id) => id !== null) ? JSON.stringify(counters) : undefined
