import { endWatchOverFirstFiles } from './before-router.ts'
import { loadLateFrame } from './late-frame.ts'

export function onHydrationEnd() {
  endWatchOverFirstFiles()
  loadLateFrame()
}
