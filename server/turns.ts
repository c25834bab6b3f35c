import type { Line } from './base/line.ts'

export interface TurnsOptions {
  /** Goes on once the event loop has looked at its sockets again. */
  later?: (next: () => void) => unknown
  now?: () => number
}

/** A line of so many moves by one piece a turn, twice as long a line by two. */
const A_TURN_FOR = 32

/**
 * Work in the order it came, a piece or a few in each turn of the event loop. Node accepts one connection in a turn: were all
 * that is asked for over the open ones answered first, a new visitor would wait for everybody who has come before. A long line
 * moves faster: beyond what the site can carry most of it is refused, and whoever is refused should not wait for it.
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
