/**
 * The state of the app: `idle`, not loaded; `loading`; `hydrated`, all but the lazy parts; `complete`, all of it;
 * `broken`, the page is unmounted. The app sets the last three.
 */
export type AppState = 'idle' | 'loading' | 'hydrated' | 'complete' | 'broken'

const root = document.documentElement

export const stateNow = () => root.dataset['app'] as AppState

/** It answers presses and moves of history, lazy parts apart. */
export const isAppHere = () => stateNow() === 'hydrated' || stateNow() === 'complete'

export function setState(state: AppState) {
  root.dataset['app'] = state
}

const listeners: [AppState, () => void][] = []

/** Runs a task when the app enters a state. */
export const onState = (state: AppState, task: () => void) => void listeners.push([state, task])

new MutationObserver(() => {
  for (const [state, task] of listeners) if (state === stateNow()) task()
}).observe(root, { attributeFilter: ['data-app'] })
