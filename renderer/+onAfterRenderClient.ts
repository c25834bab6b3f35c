import type { PageContextClient } from 'vike/types'
import { announceArrival } from './arrival.ts'
import { idleFrame } from './idle/load.ts'
import { restoreSmoothScroll } from './scroll-position.ts'

export function onAfterRenderClient({ isHydration }: PageContextClient) {
  if (isHydration) return
  announceArrival()
  restoreSmoothScroll()
  idleFrame()?.onArrival()
  document.dispatchEvent(new Event('page-arrival'))
}
