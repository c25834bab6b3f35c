import { useEffect } from 'react'
import { isPopupName, type PopupName } from '../state/popup-store.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { loadPopup } from './popups.ts'

const APPROACHES = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Brings the code of a popup when a pointer or the focus comes to what would open it. News of a failure is there before:
 * most often it is the network that fails.
 */
export function usePopupPrefetch() {
  useEffect(() => whenIdle(() => load('error')), [])
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
  if (isPopupName(name)) load(name)
}

/** A failure now is none yet: opening it tries again. */
const load = (name: PopupName) => void loadPopup(name).catch(() => {})
