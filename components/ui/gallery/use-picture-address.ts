import { useEffect } from 'react'
import { HASH_AFTER_MS } from './rules.ts'

/** The address names the picture that is looked at, and forgets it when the viewer goes. */
export function usePictureAddress(hash: string) {
  useEffect(() => {
    const timer = setTimeout(() => setHash(`#${hash}`), HASH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      if (location.hash === `#${hash}`) setHash('')
    }
  }, [hash])
}

const setHash = (hash: string) => history.replaceState(history.state, '', location.pathname + location.search + hash)
