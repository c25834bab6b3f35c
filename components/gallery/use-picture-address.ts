import { useEffect } from 'react'
import { addressNow } from '../dom/address-now.ts'

const HASH_AFTER_MS = 300

/** Names the current picture in the address, debounced, until the viewer closes. */
export function usePictureAddress(hash: string) {
  useEffect(() => {
    const timer = setTimeout(() => setHash(`#${hash}`), HASH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      if (location.hash === `#${hash}`) setHash('')
    }
  }, [hash])
}

const setHash = (hash: string) => history.replaceState(history.state, '', addressNow() + hash)
