import { monitorEventLoopDelay } from 'node:perf_hooks'
import fp from 'fastify-plugin'
import { createGate, type Gate } from '../../base/gate.ts'
import type { QueueState } from '../../base/queue-state.ts'
import { throttledReport } from '../../base/throttled-report.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For work that is not cached and that no form depends on; each gate of a kind has a limit of its own. */
    gate: (what: Sheddable, most: number) => Gate
    shedding: {
      counts(): { what: Sheddable; refused: number; inHand: number }[]
      isLate(): boolean
      queue(): QueueState
      /** Counts and logs work that a limit of its own refuses. */
      refuse(what: Sheddable): void
      /**
       * `false` while the queue is overrun, unless the work `isKnown`: it is refused instead of queued, and counted.
       */
      tryQueue(what: Sheddable, isKnown?: () => boolean): boolean
    }
  }
}

export interface SheddingOptions {
  /** The queue of requests. */
  queue: () => QueueState
}

/** Work that is refused under overload; forms and cached pages never are. */
export type Sheddable = 'page' | 'picture' | 'variant' | 'share'

const LOOK_EVERY_MS = 250
/** Median delay of the event loop: a single stall, as during startup, refuses nobody. */
const LATE_MS = 200
/** Share of a gate's limit that remains then: what is rendered gets cached, and a page loads all its pictures. */
const LATE_SHARE = 1 / 8
/**
 * Both are required: a long queue may be moving, and a slow one may belong to a single visitor, who
 * never sends this many requests.
 */
const LONG = 64
/** For queued requests, and for work in progress: a picture takes longer than a page. */
const OLD_MS = { queued: 500, work: 2000 }

/**
 * Load shedding: under overload the site serves forms and cached pages, and refuses everything else immediately. Signs
 * of overload are a gate at its limit, which bounds memory while an upstream is slow; a late event loop, which means
 * that the processor is saturated; and a queue of requests or of pictures that grows faster than it drains.
 */
export const sheddingPlugin = fp<SheddingOptions>(
  async (app, { queue }) => {
    const gates: { what: Sheddable; gate: Gate }[] = []
    const refused: Record<Sheddable, number> = { page: 0, picture: 0, variant: 0, share: 0 }
    let isLate = false
    const reportRefused = throttledReport()

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
      const mostNow = (inHand: QueueState) => {
        if (isOverrun() || isLong(inHand, OLD_MS.work)) return 0
        return isLate ? most * LATE_SHARE : most
      }
      const gate = createGate({ what, most: mostNow, onRefusal: () => refuse(what) })
      gates.push({ what, gate })
      return gate
    })
    app.decorate('shedding', {
      counts: () =>
        Object.entries(refused).map(([name, count]) => {
          const what = name as Sheddable
          const ofKind = gates.filter((one) => one.what === what)
          return { what, refused: count, inHand: ofKind.reduce((sum, { gate }) => sum + gate.inHand(), 0) }
        }),
      isLate: () => isLate,
      queue,
      refuse,
      tryQueue(what, isKnown = () => false) {
        if (!isOverrun() || isKnown()) return true
        refuse(what)
        return false
      },
    })

    function isOverrun(): boolean {
      return isLong(queue(), OLD_MS.queued)
    }

    function refuse(what: Sheddable) {
      refused[what] += 1
      reportRefused(1, (sum) =>
        app.log.warn({ refused: sum, what, isLate, queue: queue() }, 'overloaded: refusing uncached requests'),
      )
    }
  },
  { name: 'shedding' },
)

const isLong = ({ length, waitedMs }: QueueState, oldMs: number) => length >= LONG && waitedMs > oldMs
