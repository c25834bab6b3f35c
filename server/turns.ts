import type { Line } from './base/line.ts'

export interface TurnsOptions {
  /** Goes on once the event loop has looked at its sockets again. */
  later?: (next: () => void) => unknown
  now?: () => number
}

/**
 * Work in the order it came, one piece in each turn of the event loop. Node accepts one connection in a turn: were all that is
 * asked for over the open ones answered first, a new visitor would wait for everybody who has come before.
 */
export function createTurns({ later = setImmediate, now = () => performance.now() }: TurnsOptions = {}) {
  const waiting: { work: () => void; sinceMs: number }[] = []
  let isRunning = false

  function next() {
    const first = waiting.shift()
    isRunning = first !== undefined
    if (!first) return
    later(next)
    first.work()
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
