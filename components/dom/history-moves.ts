/** Handles a `popstate` and returns true, or leaves it to the earlier interceptors and finally to the router. */
type Interceptor = (entry: unknown) => boolean

let interceptors: Interceptor[] = []

/** Address at which the browser loaded the document; the router may have changed it since. */
export let loadedAddress = ''

/** Call before the router starts: the first listener can stop the event. */
export function listenBeforeRouter() {
  loadedAddress = location.href
  addEventListener('popstate', (event) => {
    if (!interceptors.some((intercept) => intercept(event.state))) return
    event.stopImmediatePropagation()
    // The router remembers the entry it saw last and missed this move; `replaceState` makes it record the present one.
    history.replaceState(history.state, '')
  })
}

/** Offers every move to this interceptor first; returns the function that removes it. */
export function interceptHistoryMoves(next: Interceptor): () => void {
  interceptors = [next, ...interceptors]
  return () => {
    interceptors = interceptors.filter((interceptor) => interceptor !== next)
  }
}
