import { useEffect } from 'react'
import { isPopupName } from '../state/popup-store.ts'
import { loadPopup } from './popups.ts'

const APPROACHES = ['pointerover', 'pointerdown', 'focusin'] as const

/** Brings the code of a popup when a pointer or the focus comes to what would open it. */
export function usePopupPrefetch() {
  useEffect(() => {
    for (const approach of APPROACHES) document.addEventListener(approach, prefetch, { passive: true })
    return () => {
      for (const approach of APPROACHES) document.removeEventListener(approach, prefetch)
    }
  }, [])
}

function prefetch({ target }: Event) {
  const opener = target instanceof Element ? target.closest<HTMLElement>('[data-popup]') : null
  const name = opener?.dataset['popup']
  // A failure now is none yet: the click tries again.
  if (isPopupName(name)) loadPopup(name).catch(() => {})
}
