import { useSyncExternalStore } from 'react'

const onServer = () => false

/** Whether a media query matches now; on the server none does. */
export function useMedia(query: string): boolean {
  const watch = (onChange: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(watch, () => matchMedia(query).matches, onServer)
}
