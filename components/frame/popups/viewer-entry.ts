import { addressNow } from '../../dom/address-now.ts'
import { interceptHistoryMoves } from '../../dom/history-moves.ts'

/** A history entry for the viewer, so that Back closes it alone, whatever is below it. */
export function addViewerEntry() {
  if (!isViewerEntry(history.state)) history.pushState({ ...history.state, isViewer: true }, '')
}

/** Closes the viewer on Back; returns the function that leaves its entry when it closes otherwise. */
export function closeOnBack(close: () => void): () => void {
  // A viewer opened from the address has no entry of its own.
  if (!isViewerEntry(history.state)) return () => {}
  const beneath = addressNow()
  const stopIntercepting = interceptHistoryMoves((entry) => {
    if (isViewerEntry(entry)) return false
    stopIntercepting()
    close()
    // A move beyond the page below concerns the router as well.
    return addressNow() === beneath
  })
  return () => {
    if (isViewerEntry(history.state)) history.back()
  }
}

const isViewerEntry = (entry: unknown) => (entry as { isViewer?: boolean } | null)?.isViewer === true
