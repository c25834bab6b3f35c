import { createStore } from 'zustand/vanilla'
import type { PageSection } from '#shared/page-data.ts'

/** Two bars alternate at the top of the window: the header, and the section bar of a page that has sections. */
export interface BarsState {
  sections: readonly PageSection[]
  isHeaderIn: boolean
  /** The page has not scrolled under the header yet. */
  isAtTop: boolean
  setSections: (sections: readonly PageSection[]) => void
  turn: (bars: { isHeaderIn: boolean; isAtTop: boolean }) => void
}

export const createBarsStore = (sections: readonly PageSection[]) =>
  createStore<BarsState>((set) => ({
    sections,
    isHeaderIn: true,
    isAtTop: true,
    setSections: (next) => set({ sections: next }),
    turn: ({ isHeaderIn, isAtTop }) => set({ isHeaderIn, isAtTop }),
  }))
