import { createStore } from 'zustand/vanilla'

/** Folded into its opener, a row of greeting, or the whole window. */
export type ChatForm = 'folded' | 'row' | 'window'

/** What stands along the bottom edge of the window. */
export interface EdgeState {
  /** Null until its code has come. */
  chat: ChatForm | null
  turnChat: (form: ChatForm) => void
}

export const createEdgeStore = () =>
  createStore<EdgeState>((set) => ({
    chat: null,
    turnChat: (chat) => set({ chat }),
  }))
