/**
 * Writes down how far the visitor has come on this page, in the form of the router, which does so a third of a second
 * late: too late for one who clicks at once.
 */
export function notePlace() {
  const state: unknown = history.state
  if (!isNoted(state)) return
  const scrollPosition = { x: scrollX, y: scrollY }
  history.replaceState({ ...state, vike: { ...state.vike, scrollPosition } }, '')
}

/**
 * Chromium keeps no page for Back that writes to its history while it is hidden, and the router notes the place then. Here it
 * is noted when a scroll ends.
 */
export function keepHistoryWhileHidden() {
  const replaceState = history.replaceState.bind(history)
  history.replaceState = (state: unknown, unused: string, address?: string | URL | null) => {
    const isPlaceAlone = isNoted(history.state) && isNoted(state) && !address
    if (!document.hidden || !isPlaceAlone) replaceState(state, unused, address)
  }
}

/**
 * Ends a scroll that is still on its way to a link which has just taken the focus: it would go on in the next page. A browser
 * that scrolls beside the script adds one more frame of it, so this comes before that page, not with its place.
 */
export function endScroll() {
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

/** While pages change, the place changes at once, however smoothly the page scrolls otherwise. */
export function jumpBetweenPages() {
  document.documentElement.style.scrollBehavior = 'auto'
}

const LAST_ATTEMPT_MS = 200

/** The router tries to reach the place for a while. */
export function scrollAsBefore() {
  setTimeout(() => document.documentElement.style.removeProperty('scroll-behavior'), LAST_ATTEMPT_MS)
}

const isNoted = (state: unknown): state is { vike: object } =>
  typeof state === 'object' && state !== null && 'vike' in state && typeof state.vike === 'object'
