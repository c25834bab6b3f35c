import { Overloaded } from './errors.ts'
import type { Line } from './line.ts'

export interface Gate {
  /** Does the work, or throws `Overloaded` at once. */
  enter<Result>(work: () => Promise<Result>): Promise<Result>
  isFull(): boolean
  inHand(): number
}

export interface GateOptions {
  /** The work it lets in, for the error. */
  what: string
  /** At once; what comes on top would only wait, and delay all else. */
  most: (inHand: Line) => number
  onRefusal?: () => void
  now?: () => number
}

/** Work that may be refused: so much at once, and nothing stands in line. */
export function createGate({ what, most, onRefusal = () => {}, now = () => performance.now() }: GateOptions): Gate {
  // The oldest first.
  const begun = new Set<{ atMs: number }>()

  function isFull(): boolean {
    const [oldest] = begun
    return begun.size >= most({ length: begun.size, waitedMs: oldest ? now() - oldest.atMs : 0 })
  }

  return {
    async enter(work) {
      if (isFull()) {
        onRefusal()
        throw new Overloaded(what)
      }
      const mark = { atMs: now() }
      begun.add(mark)
      try {
        return await work()
      } finally {
        begun.delete(mark)
      }
    },
    isFull,
    inHand: () => begun.size,
  }
}

/** For where nothing is refused. */
export const openGate = (): Gate => createGate({ what: 'anything', most: () => Infinity })
