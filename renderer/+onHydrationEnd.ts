import { afterHydration } from '#components/hydration/pending.ts'
import type { AppState } from './boot/state.ts'
import { stopReloadingOnMissingChunk } from './missing-chunks.ts'
import { loadIdleFrame } from './idle/load.ts'

export function onHydrationEnd() {
  stopReloadingOnMissingChunk()
  loadIdleFrame()
  publish('hydrated')
  afterHydration(() => publish('complete'))
}

/** The boot and the tests wait for it. */
function publish(state: AppState) {
  document.documentElement.dataset['app'] = state
}
