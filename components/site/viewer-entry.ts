import { claimHistoryMoves } from '../state/history-moves.ts'

/** An entry of its own on top of the history, so that Back closes the pictures alone, whatever lies beneath them. */
export function addViewerEntry() {
  if (!isViewerEntry(history.state)) history.pushState({ ...history.state, isViewer: true }, '')
}

/** Closes the pictures when the visitor goes back from their entry; gives the way to leave it when they close otherwise. */
export function standOnViewerEntry(close: () => void): () => void {
  // Pictures named in the address have come with their page.
  if (!isViewerEntry(history.state)) return () => {}
  const beneath = location.pathname + location.search
  const stopClaiming = claimHistoryMoves((entry) => {
    if (isViewerEntry(entry)) return false
    stopClaiming()
    close()
    // Further back than to the page beneath is no affair of the pictures alone.
    return location.pathname + location.search === beneath
  })
  return () => {
    if (isViewerEntry(history.state)) history.back()
  }
}

const isViewerEntry = (entry: unknown) => (entry as { isViewer?: boolean } | null)?.isViewer === true
