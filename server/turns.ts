import type { Line } from './base/line.ts'

export interface TurnsOptions {
  /** Schedules `next` after the event loop has polled its sockets. */
  later?: (next: () => void) => unknown
  now?: () => number
}

/** Turns of the event loop between two requests; an empty one takes microseconds. */
const TURNS = 8

const afterTurns = (next: () => void, turns = TURNS): unknown =>
  setImmediate(() => (turns > 1 ? afterTurns(next, turns - 1) : next()))

/**
 * A queue that runs one request every few turns of the event loop. Node accepts one connection per turn: if requests on open
 * connections all ran first, a new visitor would wait for every one of them.
 */
export function createTurns({ later = afterTurns, now = () => performance.now() }: TurnsOptions = {}) {
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
