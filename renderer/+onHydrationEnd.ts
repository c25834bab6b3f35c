import { whenAwake } from '#components/ui/asleep.ts'
import type { AppState } from './boot/state.ts'
import { endWatchOverFirstFiles } from './first-files.ts'
import { loadLateFrame } from './late-frame.ts'

export function onHydrationEnd() {
  endWatchOverFirstFiles()
  loadLateFrame()
  tell('hydrated')
  whenAwake(() => tell('alive'))
}

/** The boot and the tests wait for it. */
function tell(state: AppState) {
  document.documentElement.dataset['app'] = state
}
