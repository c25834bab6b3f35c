import { createStore } from 'zustand/vanilla'

/** A faster load shows no bar. */
const THROTTLE_MS = 200
const HIDES_AFTER_MS = 500
const RESETS_AFTER_MS = 400

export interface LoadingState {
  /** True at first: the document is loading when the store is created. */
  isOn: boolean
  /** Phases of the loading bar: full for a moment, fading, empty again. */
  phase: 'empty' | 'running' | 'full' | 'fading'
  hasFailed: boolean
  start: () => void
  finish: () => void
  /** Ends the loading with an error, which shows even before the throttle. */
  fail: () => void
}

export const createLoadingStore = () =>
  createStore<LoadingState>((set, get) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const after = (delayMs: number, phase: LoadingState['phase'], next?: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        set({ phase })
        next?.()
      }, delayMs)
    }
    const end = () => {
      set({ isOn: false, phase: 'full' })
      after(HIDES_AFTER_MS, 'fading', () => after(RESETS_AFTER_MS, 'empty'))
    }
    return {
      isOn: true,
      phase: 'empty',
      hasFailed: false,
      start: () => {
        if (get().isOn) return
        set({ isOn: true, phase: 'empty', hasFailed: false })
        after(THROTTLE_MS, 'running')
      },
      finish: () => {
        if (!get().isOn) return
        if (get().phase === 'running') return end()
        clearTimeout(timer)
        set({ isOn: false })
      },
      fail: () => {
        set({ hasFailed: true })
        end()
      },
    }
  })

/** One per window: the router's hooks update it from outside the component tree. */
export const loading = createLoadingStore()
