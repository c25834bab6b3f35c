import { useSyncExternalStore } from 'react'

/** Whether the window is zoomed in by fingers, which then pan it. */
export const useZoomed = () => useSyncExternalStore(watch, isZoomed, () => false)

const isZoomed = () => (visualViewport?.scale ?? 1) > 1

function watch(onChange: () => void) {
  visualViewport?.addEventListener('resize', onChange)
  return () => visualViewport?.removeEventListener('resize', onChange)
}
