import type { AppState } from './boot/state.ts'

/** For the boot and the tests. */
export function publishState(state: AppState) {
  document.documentElement.dataset['app'] = state
}
