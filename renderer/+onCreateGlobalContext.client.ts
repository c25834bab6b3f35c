import { listenBeforeRouter } from '#components/state/history-moves.ts'
import { tellScrollbar } from '#components/ui/scrollbar.ts'
import { watchFirstFiles } from './first-files.ts'
import { keepHistoryWhileHidden } from './place.ts'

// Not in the hook: it is called when the router listens already.
listenBeforeRouter()
keepHistoryWhileHidden()

/** Called once, before any file of the page is asked for. */
export function onCreateGlobalContext() {
  tellScrollbar()
  watchFirstFiles()
}
