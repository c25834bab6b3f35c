const KEY = 'cookies-accepted'

const watchers = new Set<() => void>()
/** The fallback for this document when storage is blocked. */
let isAcceptedHere = false

export function acceptCookies(): void {
  isAcceptedHere = true
  try {
    localStorage.setItem(KEY, new Date().toISOString())
  } catch {
    // Storage is blocked or full: the notice comes back on the next visit.
  }
  for (const watch of watchers) watch()
}

export function areCookiesAccepted(): boolean {
  try {
    return isAcceptedHere || localStorage.getItem(KEY) !== null
  } catch {
    return isAcceptedHere
  }
}

/** Calls back with each new answer, given in another tab as well. */
export function watchConsent(onChange: () => void): void {
  let last = areCookiesAccepted()
  const look = () => {
    if (last === areCookiesAccepted()) return
    last = !last
    onChange()
  }
  watchers.add(look)
  addEventListener('storage', look)
}
