import { afterHydration } from '#components/hydration/pending.ts'
import type { AppState } from './boot/state.ts'
import { loadIdleFrame } from './idle/load.ts'
import { expectMissingErrorPage } from './missing-chunks.ts'

export function onHydrationEnd() {
  expectMissingErrorPage()
  loadIdleFrame()
  publish('hydrated')
  afterHydration(() => publish('complete'))
}

/** The boot and the tests wait for it. */
function publish(state: AppState) {
  document.documentElement.dataset['app'] = state
}
