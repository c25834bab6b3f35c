import { listenBeforeRouter } from '#components/dom/history-moves.ts'
import { publishScrollbarWidth } from '#components/dom/scrollbar.ts'
import { reloadOnMissingChunk } from './missing-chunks.ts'
import { keepHashPressedBeforeHydration } from './pressed-hash.ts'
import { skipHistoryWritesWhileHidden } from './scroll-position.ts'

// Outside the hook: when Vike calls it, the router's listeners are registered.
listenBeforeRouter()
skipHistoryWritesWhileHidden()
keepHashPressedBeforeHydration()

/** Called once, before any file of the page is requested. */
export async function onCreateGlobalContext() {
  publishScrollbarWidth()
  reloadOnMissingChunk()
  // Scripts have just run, a long task on a slow phone: start the router in the next one.
  await new Promise((resolve) => setTimeout(resolve))
}
