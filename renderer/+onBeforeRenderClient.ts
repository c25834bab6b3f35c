import type { PageContextClient } from 'vike/types'
import { lateFrame } from './late-frame.ts'
import { jumpBetweenPages } from './place.ts'

export async function onBeforeRenderClient(pageContext: PageContextClient) {
  if (pageContext.isHydration) return
  jumpBetweenPages()
  await lateFrame()?.onDeparture(pageContext)
}
