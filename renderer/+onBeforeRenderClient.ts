import type { PageContextClient } from 'vike/types'
import { loadParts } from '#components/hydration/lazy.tsx'
import { idleFrame } from './idle/load.ts'
import { disableSmoothScroll } from './scroll-position.ts'

export async function onBeforeRenderClient(pageContext: PageContextClient) {
  if (pageContext.isHydration) return
  disableSmoothScroll()
  await loadParts()
  await idleFrame()?.onDeparture(pageContext)
}
