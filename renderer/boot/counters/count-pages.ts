import { onArrival } from '../arrivals.ts'
import { cookieChoice, watchChoice } from '../edge/cookie-choice.ts'
import { forgetCounters } from './forget.ts'
import { areCountersStarted, countGoal, countPage, type Counters } from './scripts.ts'

/** The page shown, `null` if it is not counted. */
let address: string | null = null

/** Third-party counters of the owner, each only with its id and only after the visitor has agreed. */
export function startCounters(): void {
  arrive()
  onArrival(arrive)
  watchChoice(() => {
    if (cookieChoice() === 'all') report(null)
    else stop()
  })
  if (cookieChoice() !== 'all') forgetCounters()
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
  if (counters && address !== null && cookieChoice() === 'all') countPage(counters, address, referrer)
}

/** On a withdrawn consent: a running script cannot be unloaded, so the page is reloaded without it. */
function stop() {
  forgetCounters()
  if (areCountersStarted()) location.reload()
}

/** Counters of the page shown; a draft has none. */
function countersHere(): Counters | null {
  const mark = document.querySelector<HTMLElement>('#top:not([data-uncounted]) [data-notice]')?.dataset['notice']
  return mark ? (JSON.parse(mark) as Counters) : null
}
