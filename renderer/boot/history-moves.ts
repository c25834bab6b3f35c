import { isAppHere } from './state.ts'

/**
 * Loads the page of a history entry while the app, which has made the entry and would render it, is not here: after a
 * reload the browser still takes all entries of the app for this document. Leaves that of a menu or popup, which the
 * reload has closed, or the next Back would only close it once more.
 */
export function followHistoryMoves(): void {
  const page = addressNow()
  addEventListener('popstate', () => {
    if (!isAppHere() && addressNow() !== page) location.reload()
  })
  if ((history.state as { isOverlay?: boolean } | null)?.isOverlay) history.back()
}

const addressNow = () => location.pathname + location.search
