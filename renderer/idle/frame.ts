import type { PageContextClient } from 'vike/types'
import { whenIdle } from '#components/dom/when-idle.ts'
import { saveScrollPosition } from '../scroll-position.ts'
import { beforeFiltering, animateFiltering } from './filtering.ts'
import { watchForNewBuild } from './new-build.ts'
import { finishTurn, turnPage } from './page-turn.ts'
import { prefetchLinks } from './prefetch.ts'
import { countVersts, showVersts } from './versts.ts'

// Back and Forward are too late to save it. Writing to the history is slow, so it waits for an idle moment.
addEventListener('scrollend', () => {
  const entry: unknown = history.state
  whenIdle(() => entry === history.state && saveScrollPosition())
})

watchForNewBuild()
countVersts()
// The development server has no boot.
if (import.meta.env.DEV) {
  void import('../boot/enhancements.ts')
  void import('../boot/below-fold.ts').then(({ layOutBelowFold }) => layOutBelowFold())
}

/** The next page renders when this resolves. */
export async function onDeparture(pageContext: PageContextClient) {
  beforeFiltering()
  await turnPage(pageContext)
}

export function onArrival() {
  finishTurn()
  animateFiltering()
  prefetchLinks()
  showVersts()
}
