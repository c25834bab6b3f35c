export interface TurnsOptions {
  /** Goes on once the event loop has looked at its sockets again. */
  later?: (next: () => void) => unknown
}

/**
 * Work in the order it came, one piece in each turn of the event loop. Node accepts one connection in a turn: were all that is
 * asked for over the open ones answered first, a new visitor would wait for everybody who has come before.
 */
export function createTurns({ later = setImmediate }: TurnsOptions = {}) {
  const line: (() => void)[] = []
  let isRunning = false

  return (work: () => void) => {
    if (isRunning) line.push(work)
    else {
      isRunning = true
      later(next)
      work()
    }
  }

  function next() {
    const work = line.shift()
    isRunning = work !== undefined
    if (!work) return
    later(next)
    work()
  }
}
