import { onArrival } from '../arrivals.ts'
import { areCookiesAccepted, watchConsent } from '../edge/cookie-consent.ts'
import { countGoal, countPage, type Counters } from './scripts.ts'

/** The page shown now, or the last one that was shown; pages that nobody counts are forgotten. */
let address: string | null = null

/** Third-party counters of the owner, each only with its id and only after the visitor has agreed. */
export function startCounters(): void {
  arrive()
  onArrival(arrive)
  watchConsent(() => tell(null))
  document.addEventListener('goal', ({ detail: goal }) => {
    const counters = countersHere()
    if (counters) countGoal(counters, goal)
  })
}

function arrive() {
  const before = address
  address = countersHere() && location.pathname + location.search
  if (address !== before) tell(before)
}

function tell(referrer: string | null) {
  const counters = countersHere()
  if (counters && address !== null && areCookiesAccepted()) countPage(counters, address, referrer)
}

/** The counters the page shown now is to be told to; a draft names none. */
function countersHere(): Counters | null {
  const mark = document.getElementById('top')?.dataset['counters']
  return mark === undefined ? null : (JSON.parse(mark) as Counters)
}
