import type { Line } from './base/line.ts'

export interface TurnsOptions {
  /** Schedules `next` after the event loop has polled its sockets. */
  later?: (next: () => void) => unknown
  now?: () => number
}

/** Requests taken per turn: one for each 32 that wait. */
const A_TURN_FOR = 32

/**
 * A queue that runs one request per turn of the event loop, more when it is long. Node accepts one connection per turn: if
 * requests on open connections all ran first, a new visitor would wait for every one of them. A long queue is drained faster
 * because under overload most of it is refused, and a refusal should be quick.
 */
export function createTurns({ later = setImmediate, now = () => performance.now() }: TurnsOptions = {}) {
  const waiting: { work: () => void; sinceMs: number }[] = []
  let isRunning = false

  function next() {
    const taken = waiting.splice(0, Math.ceil(waiting.length / A_TURN_FOR))
    isRunning = taken.length > 0
    if (!isRunning) return
    later(next)
    for (const { work } of taken) work()
  }

  return {
    take: (work: () => void): void => {
      if (isRunning) waiting.push({ work, sinceMs: now() })
      else {
        isRunning = true
        later(next)
        work()
      }
    },
    line: (): Line => ({ length: waiting.length, waitedMs: waiting[0] ? now() - waiting[0].sinceMs : 0 }),
  }
}
