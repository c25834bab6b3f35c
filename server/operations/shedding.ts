import { monitorEventLoopDelay } from 'node:perf_hooks'
import fp from 'fastify-plugin'
import { createGate, type Gate } from '../base/gate.ts'
import type { Line } from '../base/line.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Before work whose result is not known yet and that no form waits for. */
    gate: (what: Spare, most: number) => Gate
    shedding: {
      counts(): { what: Spare; refused: number; inHand: number }[]
      isLate(): boolean
      line(): Line
    }
  }
}

export interface SheddingOptions {
  /** Of requests that wait for their turn. */
  line: () => Line
}

/** What others than forms and known pages ask for. */
export type Spare = 'page' | 'picture' | 'share'

const LOOK_EVERY_MS = 250
/** Of every second turn of the event loop: a single stall, as at the start, refuses nobody. */
const LATE_MS = 200
/** Of what a gate lets in, even then: what is made becomes known, and a page comes with all its pictures. */
const LATE_SHARE = 1 / 8
/** A line that moves may be long, and one visitor's may be slow: no page asks for so many things at once. */
const LONG = 64
/** For a turn of the event loop, and for what was let in: a picture takes longer than a page. */
const OLD_MS = { turn: 500, work: 2000 }
const TELL_EVERY_MS = 60_000

/**
 * Beyond what it can carry the site answers forms and what it knows, and refuses the rest at once. Too much is more in hand
 * than a gate lets in, which bounds memory where others are slow; an event loop that is late: the processor is short; or a line
 * that grows faster than it is worked off, of requests that wait for their turn or of pictures that wait to be drawn.
 */
export const sheddingPlugin = fp<SheddingOptions>(
  async (app, { line }) => {
    const gates = new Map<Spare, Gate>()
    const refused: Record<Spare, number> = { page: 0, picture: 0, share: 0 }
    let isLate = false
    let toldAtMs = -Infinity
    let untold = 0

    const delay = monitorEventLoopDelay()
    delay.enable()
    const looks = setInterval(() => {
      isLate = delay.percentile(50) / 1e6 > LATE_MS
      delay.reset()
    }, LOOK_EVERY_MS).unref()
    app.addHook('onClose', async () => {
      clearInterval(looks)
      delay.disable()
    })

    app.decorate('gate', (what, most) => {
      const mostNow = (inHand: Line) => {
        if (isLong(line(), OLD_MS.turn) || isLong(inHand, OLD_MS.work)) return 0
        return isLate ? most * LATE_SHARE : most
      }
      const gate = createGate({ what, most: mostNow, onRefusal: () => refuse(what) })
      gates.set(what, gate)
      return gate
    })
    app.decorate('shedding', {
      counts: () =>
        Object.entries(refused).map(([name, count]) => {
          const what = name as Spare
          return { what, refused: count, inHand: gates.get(what)?.inHand() ?? 0 }
        }),
      isLate: () => isLate,
      line,
    })

    function refuse(what: Spare) {
      refused[what] += 1
      untold += 1
      if (performance.now() - toldAtMs < TELL_EVERY_MS) return
      app.log.warn(
        { refused: untold, what, isLate, line: line() },
        'more is asked than can be answered: what is not known is refused',
      )
      toldAtMs = performance.now()
      untold = 0
    }
  },
  { name: 'shedding' },
)

const isLong = ({ length, waitedMs }: Line, oldMs: number) => length >= LONG && waitedMs > oldMs
