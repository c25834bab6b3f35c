/** State of a queue, or of work in progress. */
export interface Line {
  length: number
  /** Age of the oldest entry. */
  waitedMs: number
}

/** A queue of requests whose first has waited longer is not worth joining. */
const OLD_MS = 500

/** Both are required: a long queue may be moving, and a slow one may belong to a single visitor. */
export const isLong = ({ length, waitedMs }: Line, oldMs = OLD_MS) => length >= LONG && waitedMs > oldMs

/** A single visitor never sends this many requests at once. */
const LONG = 64
