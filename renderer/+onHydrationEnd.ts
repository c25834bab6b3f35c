import { endWatchOverFirstFiles } from './first-files.ts'
import { loadLateFrame } from './late-frame.ts'

export function onHydrationEnd() {
  endWatchOverFirstFiles()
  loadLateFrame()
}
