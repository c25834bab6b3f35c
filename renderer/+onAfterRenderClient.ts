import type { PageContextClient } from 'vike/types'
import { announceArrival } from './arrival.ts'
import { lateFrame } from './late-frame.ts'
import { scrollAsBefore } from './place.ts'

export function onAfterRenderClient({ isHydration }: PageContextClient) {
  if (isHydration) return
  announceArrival()
  scrollAsBefore()
  lateFrame()?.onArrival()
  document.dispatchEvent(new Event('page-arrival'))
}
