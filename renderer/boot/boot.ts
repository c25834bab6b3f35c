import { recordEarlyEvents } from './early-events.ts'
import { fetchAhead, loadApp, loadUntouched, parsed } from './files.ts'
import { replayPresses } from './presses.ts'
import { replayHoverAndFocus } from './hover-and-focus.ts'
import { isNeededAtOnce, watchForSigns } from './signs.ts'
import { setState, stateNow } from './state.ts'

/**
 * The only script of a page until the first interaction, which loads the app; presses meanwhile are replayed to it.
 * Shares no module with the app, or the bundler would make it load React.
 */
setState('asleep')
const stopWatching = watchForSigns(wake)
const stopReplaying = replayPresses(wake)
replayHoverAndFocus()
const early = recordEarlyEvents()
// If it fails to load the page still works.
loadUntouched(early.active).then(early.replay, () => null)
void fetchAhead()
await parsed
if (isNeededAtOnce()) wake()

function wake() {
  if (stateNow() !== 'asleep') return
  setState('waking')
  stopWatching()
  // If the app fails to load, the browser handles presses as without script.
  loadApp().catch(stopReplaying)
}
