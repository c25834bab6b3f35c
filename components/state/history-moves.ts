/** Deals with a move through the browser's history, or leaves it to those who asked before, and last to the router. */
type Claim = (entry: unknown) => boolean

let claims: Claim[] = []

/** To be called before the router starts: who listens first may keep a move from the other. */
export function listenBeforeRouter() {
  addEventListener('popstate', (event) => {
    if (!claims.some((claim) => claim(event.state))) return
    event.stopImmediatePropagation()
    // The router remembers the entry it was at last; one that is set again it takes note of.
    history.replaceState(event.state, '')
  })
}

/** Asks to see every move first; gives the way to stop asking. */
export function claimHistoryMoves(next: Claim): () => void {
  claims = [next, ...claims]
  return () => {
    claims = claims.filter((claim) => claim !== next)
  }
}
