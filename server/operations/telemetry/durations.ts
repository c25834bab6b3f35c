import { MAIL_ADDRESS } from '../../../shared/lead/addresses.ts'
import type { Metric } from './prometheus.ts'

/** Upper limits in seconds: a page from memory, a page rendered, one that waits for the API, one a visitor gives up. */
const LIMITS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is worth an alert of its own, by route. */
const WATCHED: Record<string, string> = { '/*': 'page', [MAIL_ADDRESS]: 'lead' }

/** How long answers took, as a histogram for Prometheus. */
export function createDurations() {
  const taken = new Map(
    Object.values(WATCHED).map((what) => [what, { counts: LIMITS.map(() => 0), all: 0, seconds: 0 }]),
  )

  return {
    count(route: string, ms: number) {
      const of = taken.get(WATCHED[route] ?? '')
      if (!of) return
      of.all += 1
      of.seconds += ms / 1000
      const at = LIMITS.findIndex((limit) => ms <= limit * 1000)
      if (at >= 0) of.counts[at] = (of.counts[at] ?? 0) + 1
    },

    metric: (): Metric => ({
      name: 'versta_answer_seconds',
      help: 'How long pages and accepted forms took.',
      type: 'histogram',
      samples: [...taken].flatMap(([what, { counts, all, seconds }]) => {
        let sum = 0
        return [
          ...LIMITS.map((limit, at) => ({
            value: (sum += counts[at] ?? 0),
            ending: '_bucket',
            labels: { what, le: String(limit) },
          })),
          { value: all, ending: '_bucket', labels: { what, le: '+Inf' } },
          { value: seconds, ending: '_sum', labels: { what } },
          { value: all, ending: '_count', labels: { what } },
        ]
      }),
    }),
  }
}
