import { createStore } from 'zustand/vanilla'

/** Two bars alternate at the top of the window: the header, and the section bar of a page that has sections. */
export interface BarsState {
  isHeaderIn: boolean
  turn: (bars: { isHeaderIn: boolean }) => void
}

export const createBarsStore = () =>
  createStore<BarsState>((set) => ({
    isHeaderIn: true,
    turn: ({ isHeaderIn }) => set({ isHeaderIn }),
  }))
