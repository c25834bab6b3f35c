const DEBOUNCE_MS = 150

/**
 * Calls back, debounced, after scrolling, focus changes and resizing, and after each call of the function it returns.
 */
export function onSettled(onSettle: () => void): () => void {
  let timer = 0
  const settleSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(onSettle, DEBOUNCE_MS)
  }
  for (const type of ['scroll', 'resize']) addEventListener(type, settleSoon, { passive: true })
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, settleSoon)
  return settleSoon
}
