const RESTS_AFTER_MS = 150

/**
 * Calls back whenever the page has come to rest under the window: after scrolling, a move of the focus, a new size, and
 * each call of what it gives back.
 */
export function watchRests(onRest: () => void): () => void {
  let timer = 0
  const restSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(onRest, RESTS_AFTER_MS)
  }
  for (const type of ['scroll', 'resize']) addEventListener(type, restSoon, { passive: true })
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, restSoon)
  return restSoon
}
