/** As long as a render or two: a lead's connection waits no longer to be accepted. */
const TURN_MS = 4

export interface TurnsOptions {
  now?: () => number
  /** Begins a turn once the event loop has looked at its sockets again. */
  later?: (begin: () => void) => unknown
}

/**
 * Work in the order it came, a few milliseconds in each turn of the event loop. Node accepts one connection in a turn: were all
 * that is asked for over the open ones answered first, a new visitor would wait for everybody who has come before.
 */
export function createTurns({ now = () => performance.now(), later = setImmediate }: TurnsOptions = {}) {
  const line: (() => void)[] = []
  let isRunning = false
  let endsAtMs = 0

  return (work: () => void) => {
    if (isRunning) line.push(work)
    else {
      isRunning = true
      later(begin)
      work()
    }
  }

  function begin() {
    endsAtMs = now() + TURN_MS
    next()
  }

  function next() {
    isRunning = line.length > 0
    if (isRunning && now() >= endsAtMs) later(begin)
    else if (isRunning) {
      // After all that this piece does before it waits for something.
      process.nextTick(next)
      line.shift()?.()
    }
  }
}
