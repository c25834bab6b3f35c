import { listenBeforeRouter } from '#components/state/history-moves.ts'
import { reloadIfReplaced } from '#components/ui/newer-build.ts'
import { tellScrollbar } from '#components/ui/scrollbar.ts'

listenBeforeRouter()
tellScrollbar()

// Until the page has come to life: afterwards who asks for a file deals with its absence.
const onFileMissing = () => void reloadIfReplaced()
addEventListener('vite:preloadError', onFileMissing)
export const endWatchOverFirstFiles = () => removeEventListener('vite:preloadError', onFileMissing)
