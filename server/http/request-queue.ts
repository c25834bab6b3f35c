import type { QueueState } from '../base/queue-state.ts'

export interface RequestQueueOptions {
  /** Schedules `next` after the event loop has polled its sockets. */
  later?: (next: () => void) => unknown
  now?: () => number
}

/** Iterations of the event loop between two requests; an empty one takes microseconds. */
const ITERATIONS = 8

const afterIterations = (next: () => void, left = ITERATIONS): unknown =>
  setImmediate(() => (left > 1 ? afterIterations(next, left - 1) : next()))

/**
 * Runs one request every few iterations of the event loop. Node accepts one connection per iteration: if requests on
 * open connections all ran first, a new visitor would wait for every one of them.
 */
export function createRequestQueue({
  later = afterIterations,
  now = () => performance.now(),
}: RequestQueueOptions = {}) {
  const waiting: { handle: () => void; sinceMs: number }[] = []
  let isRunning = false

  function next() {
    const first = waiting.shift()
    isRunning = first !== undefined
    if (!first) return
    later(next)
    first.handle()
  }

  return {
    /** Handles the request at once if nothing else is under way. */
    add: (handle: () => void): void => {
      if (isRunning) waiting.push({ handle, sinceMs: now() })
      else {
        isRunning = true
        later(next)
        handle()
      }
    },
    state: (): QueueState => ({ length: waiting.length, waitedMs: waiting[0] ? now() - waiting[0].sinceMs : 0 }),
  }
}
