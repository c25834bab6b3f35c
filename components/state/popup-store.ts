import { createStore } from 'zustand/vanilla'

export const POPUPS = ['callback', 'success', 'error'] as const
export type PopupName = (typeof POPUPS)[number]

export interface PopupState {
  popup: PopupName | null
  /** Marker of the place a form was opened from; it leaves with the lead. */
  reachgoal: string
  open: (popup: PopupName, reachgoal?: string) => void
  close: () => void
}

/** One popup at a time; setting it clears the goal marker of the one before. */
export const createPopupStore = (popup: PopupName | null) =>
  createStore<PopupState>((set) => ({
    popup,
    reachgoal: '',
    open: (next, reachgoal = '') => set({ popup: next, reachgoal }),
    close: () => set({ popup: null, reachgoal: '' }),
  }))

/** A popup named in the address, for visitors without JavaScript: `?popup=callback`. */
export const popupOf = (search: Record<string, string>): PopupName | null =>
  POPUPS.find((name) => name === search['popup']) ?? null
