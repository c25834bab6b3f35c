import type { PageContextClient } from 'vike/types'
import { idleFrame } from './idle/load.ts'
import { disableSmoothScroll } from './scroll-position.ts'

export async function onBeforeRenderClient(pageContext: PageContextClient) {
  if (pageContext.isHydration) return
  disableSmoothScroll()
  await idleFrame()?.onDeparture(pageContext)
}
