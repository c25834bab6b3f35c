import { createStore } from 'zustand/vanilla'

/** Two bars alternate at the top of the window: the header, and the section bar of a page that has sections. */
export interface BarsState {
  isHeaderIn: boolean
  /** The page has not scrolled under the header yet. */
  isAtTop: boolean
  turn: (bars: { isHeaderIn: boolean; isAtTop: boolean }) => void
}

export const createBarsStore = () =>
  createStore<BarsState>((set) => ({
    isHeaderIn: true,
    isAtTop: true,
    turn: ({ isHeaderIn, isAtTop }) => set({ isHeaderIn, isAtTop }),
  }))
