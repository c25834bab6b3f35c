import { afterHydration } from '#components/hydration/pending.ts'
import { publishState } from './app-state.ts'
import { loadIdleFrame } from './idle/load.ts'
import { expectMissingErrorPage } from './missing-chunks.ts'

export function onHydrationEnd() {
  expectMissingErrorPage()
  loadIdleFrame()
  publishState('hydrated')
  afterHydration(() => publishState('complete'))
}
