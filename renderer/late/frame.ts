import { whenIdle } from '#components/ui/when-idle.ts'
import type { PageContextClient } from 'vike/types'
import { notePlace } from '../place.ts'
import { watchForNewBuild } from './new-build.ts'
import { finishTurn, turnPage } from './page-turn.ts'
import { prefetchLinks } from './prefetch.ts'
import { noteGroups, regroup } from './regrouping.ts'

// Back and Forward leave no time to note the place. The browser takes its time over it, so it is not for a frame.
addEventListener('scrollend', () => {
  const entry: unknown = history.state
  whenIdle(() => entry === history.state && notePlace())
})

watchForNewBuild()
// While developing there is no boot.
if (import.meta.env.DEV) void import('../boot/untouched.ts')

/** Before a page gives way to the next; the next one may show when this is over. */
export async function onDeparture(pageContext: PageContextClient) {
  noteGroups()
  await turnPage(pageContext)
}

export function onArrival() {
  finishTurn()
  regroup()
  prefetchLinks()
}
