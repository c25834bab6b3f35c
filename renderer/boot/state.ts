/**
 * The state of the app: `asleep`, not loaded; `waking`, loading; `hydrated`, all but the lazy parts; `alive`, all of it.
 * The app sets the last two.
 */
export type AppState = 'asleep' | 'waking' | 'hydrated' | 'alive'

const root = document.documentElement

export const stateNow = () => root.dataset['app'] as AppState

export function setState(state: AppState) {
  root.dataset['app'] = state
}

const listeners: [AppState, () => void][] = []

/** Runs a task when the app enters a state. */
export const onState = (state: AppState, task: () => void) => void listeners.push([state, task])

new MutationObserver(() => {
  for (const [state, task] of listeners) if (state === stateNow()) task()
}).observe(root, { attributeFilter: ['data-app'] })
