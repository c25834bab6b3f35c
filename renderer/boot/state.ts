/**
 * How far the app of a page has come: `asleep`, nothing of it has run; `waking`, its files are on their way; `hydrated`, it
 * is there but for parts that come last; `alive`, all of it. The app tells of the last two.
 */
export type AppState = 'asleep' | 'waking' | 'hydrated' | 'alive'

const root = document.documentElement

export const stateNow = () => root.dataset['app'] as AppState

export function setState(state: AppState) {
  root.dataset['app'] = state
}

const watchers: [AppState, () => void][] = []

/** Runs a task when the app comes to a state. */
export const onState = (state: AppState, task: () => void) => void watchers.push([state, task])

new MutationObserver(() => {
  for (const [state, task] of watchers) if (state === stateNow()) task()
}).observe(root, { attributeFilter: ['data-app'] })
