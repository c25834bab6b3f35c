import { createStore } from 'zustand/vanilla'

/** What is quicker than this is no waiting. */
const THROTTLE_MS = 200
const HIDES_AFTER_MS = 500
const RESETS_AFTER_MS = 400

export interface LoadingState {
  /** The first document is being loaded when the store is made. */
  isOn: boolean
  /** Where the loading bar is: it runs, stands full for a moment, fades, and is empty again. */
  phase: 'empty' | 'running' | 'full' | 'fading'
  hasFailed: boolean
  start: () => void
  finish: () => void
  /** Ends the loading in the colour of an error, however quickly it came. */
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

/** Of this window: the router's hooks drive it from outside the tree of components. */
export const loading = createLoadingStore()
