import { isAppHere } from './state.ts'

/**
 * Loads the page of a history entry while the app, which has made the entry and would render it, is not here: after a
 * reload the browser still takes all entries of the app for this document.
 */
export function followHistoryMoves(): void {
  const page = addressNow()
  addEventListener('popstate', () => {
    if (!isAppHere() && addressNow() !== page) location.reload()
  })
}

const addressNow = () => location.pathname + location.search
