import { Overloaded } from './errors.ts'

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
  most: () => number
  onRefusal?: () => void
}

/** Work that may be refused: so much at once, and nothing stands in line. */
export function createGate({ what, most, onRefusal = () => {} }: GateOptions): Gate {
  let inHand = 0
  const isFull = () => inHand >= most()

  return {
    async enter(work) {
      if (isFull()) {
        onRefusal()
        throw new Overloaded(what)
      }
      inHand += 1
      try {
        return await work()
      } finally {
        inHand -= 1
      }
    },
    isFull,
    inHand: () => inHand,
  }
}

/** For where nothing is refused. */
export const openGate = (): Gate => createGate({ what: 'anything', most: () => Infinity })
