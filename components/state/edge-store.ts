import { createStore } from 'zustand/vanilla'

/** Folded into its opener, a row of greeting, or the whole window. */
export type ChatForm = 'folded' | 'row' | 'window'

/** What stands along the bottom edge of the window. */
export interface EdgeState {
  chat: ChatForm
  turnChat: (form: ChatForm) => void
}

export const createEdgeStore = () =>
  createStore<EdgeState>((set) => ({
    chat: 'folded',
    turnChat: (chat) => set({ chat }),
  }))
