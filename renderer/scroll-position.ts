/**
 * Saves the scroll position as the router does, but at once: the router is a third of a second late for a quick click.
 */
export function saveScrollPosition() {
  const state: unknown = history.state
  if (!isRouterState(state)) return
  const scrollPosition = { x: scrollX, y: scrollY }
  history.replaceState({ ...state, vike: { ...state.vike, scrollPosition } }, '')
}

/**
 * Chromium evicts from its back/forward cache a page that writes to its history while hidden, and the router saves the
 * scroll position then. `idle/frame.ts` saves it when a scroll ends instead.
 */
export function skipHistoryWritesWhileHidden() {
  const replaceState = history.replaceState.bind(history)
  history.replaceState = (state: unknown, unused: string, address?: string | URL | null) => {
    const isScrollPositionOnly = isRouterState(history.state) && isRouterState(state) && !address
    if (!document.hidden || !isScrollPositionOnly) replaceState(state, unused, address)
  }
}

/**
 * Stops a smooth scroll to a link that has just taken the focus: it would go on in the next page. Browsers that scroll
 * off the main thread add one more frame, so this runs before the next page renders.
 */
export function stopScrolling() {
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}

/** While pages change, the router's scrolling must be instant. */
export function disableSmoothScroll() {
  document.documentElement.style.scrollBehavior = 'auto'
}

const LAST_RETRY_MS = 200

/** After a delay, since the router retries its scrolling for a while. */
export function restoreSmoothScroll() {
  setTimeout(() => document.documentElement.style.removeProperty('scroll-behavior'), LAST_RETRY_MS)
}

const isRouterState = (state: unknown): state is { vike: object } =>
  typeof state === 'object' && state !== null && 'vike' in state && typeof state.vike === 'object'
