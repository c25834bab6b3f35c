import { onArrival } from '../../state/arrivals.ts'
import { countersHere } from '../../state/counters.ts'
import { areCookiesAccepted, watchConsent } from '../edge/cookie-consent.ts'
import { countPage } from './scripts.ts'

/** The page shown now, or the last one that was shown; pages that nobody counts are forgotten. */
let address: string | null = null

/** Third-party counters of the owner, each only with its id and only after the visitor has agreed. */
export function startCounters(): void {
  arrive()
  onArrival(arrive)
  watchConsent(() => tell(null))
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
