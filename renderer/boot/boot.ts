import { layOutBelowFold } from './below-fold.ts'
import { isBroken, reloadWhenBroken } from './broken-app.ts'
import { forwardClicks } from './clicks-in-transition.ts'
import { recordEarlyEvents } from './early-events.ts'
import { isThrifty, prefetchApp, loadApp, loadEnhancements } from './files.ts'
import { followHistoryMoves } from './history-moves.ts'
import { replayHoverAndFocus } from './hover-and-focus.ts'
import { isNeededAtOnce, onFirstInteraction } from './interaction.ts'
import { restorePageAddress } from './page-address.ts'
import { parsed } from './page-moments.ts'
import { replayPresses } from './presses.ts'
import { markScrolled } from './scrolled.ts'
import { setState, stateNow } from './state.ts'
import { startTheme } from './theme.ts'

/**
 * The only script of a page until the first interaction, which loads the app; presses meanwhile are replayed to it.
 * Shares no module with the app, or the bundler would make it load React.
 */
setState('idle')
if (isThrifty()) document.documentElement.dataset['thrifty'] = ''
startTheme()
markScrolled()
forwardClicks()
const stopWatching = onFirstInteraction(load)
const stopReplaying = replayPresses(load)
replayHoverAndFocus()
const early = recordEarlyEvents()
// If it fails to load the page still works.
loadEnhancements(early.active).then(early.replay, () => null)
void prefetchApp()
void layOutBelowFold()
await parsed
restorePageAddress()
followHistoryMoves()
reloadWhenBroken()
if (isNeededAtOnce()) load()

function load() {
  if (stateNow() !== 'idle') return
  setState('loading')
  stopWatching()
  // If the app fails to load, the browser handles presses as without script.
  if (isBroken()) stopReplaying()
  else loadApp().catch(stopReplaying)
}
