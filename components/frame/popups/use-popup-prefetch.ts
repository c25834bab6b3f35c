import { useEffect } from 'react'
import { whenIdle } from '../../dom/when-idle.ts'
import { isPopupName, type PopupName } from '../../state/popup-store.ts'
import { loadPopup } from './popups.ts'

const APPROACHES = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Prefetches the code of a popup when its opener is hovered, pressed or focused. The error popup loads when idle: most
 * often it is the network that fails.
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

/** Ignores failures: opening retries. */
const load = (name: PopupName) => void loadPopup(name).catch(() => {})
