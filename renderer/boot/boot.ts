import { fetchAhead, loadApp, loadUntouched, parsed } from './files.ts'
import { keepPresses } from './presses.ts'
import { noteRest } from './rest.ts'
import { isNeededAtOnce, watchForSigns } from './signs.ts'
import { setState, stateNow } from './state.ts'

/**
 * The only script of a page until its visitor gives a sign. The app comes then; what is pressed meanwhile is kept for it.
 * Nothing here may be shared with the app, or the bundler makes the one load the other.
 */
setState('asleep')
const stopWatching = watchForSigns(wake)
const letPressesGo = keepPresses(wake)
noteRest()
// Without it a page is a little poorer, and whole.
loadUntouched().catch(() => null)
void fetchAhead()
await parsed
if (isNeededAtOnce()) wake()

function wake() {
  if (stateNow() !== 'asleep') return
  setState('waking')
  stopWatching()
  // Without the app the page goes on as one without script.
  loadApp().catch(letPressesGo)
}
