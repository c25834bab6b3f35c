import { Overloaded } from './errors.ts'
import type { QueueState } from './queue-state.ts'

export interface Gate {
  /** Runs the work, or throws `Overloaded` immediately. */
  enter<Result>(work: () => Promise<Result>): Promise<Result>
  isFull(): boolean
  inHand(): number
}

export interface GateOptions {
  /** Names the work in the error. */
  what: string
  /** Limit of concurrent work; anything above it is refused instead of queued. */
  most: (inHand: QueueState) => number
  onRefusal?: () => void
  now?: () => number
}

/** A concurrency limit without a queue: work above it is refused. */
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
        throw new Overloaded(what, { isReported: true })
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

/** Never refuses. */
export const openGate = (): Gate => createGate({ what: 'anything', most: () => Infinity })
