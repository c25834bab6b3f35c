import { onArrival } from '../arrivals.ts'
import { areCookiesAccepted, watchConsent } from '../edge/cookie-consent.ts'
import { countGoal, countPage, type Counters } from './scripts.ts'

/** The page shown, `null` if it is not counted. */
let address: string | null = null

/** Third-party counters of the owner, each only with its id and only after the visitor has agreed. */
export function startCounters(): void {
  arrive()
  onArrival(arrive)
  watchConsent(() => report(null))
  document.addEventListener('goal', ({ detail: goal }) => {
    const counters = countersHere()
    if (counters) countGoal(counters, goal)
  })
}

function arrive() {
  const before = address
  address = countersHere() && location.pathname + location.search
  if (address !== before) report(before)
}

function report(referrer: string | null) {
  const counters = countersHere()
  if (counters && address !== null && areCookiesAccepted()) countPage(counters, address, referrer)
}

/** Counters of the page shown; a draft has none. */
function countersHere(): Counters | null {
  const mark = document.getElementById('top')?.dataset['counters']
  return mark === undefined ? null : (JSON.parse(mark) as Counters)
}
