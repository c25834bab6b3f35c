import { createStore } from 'zustand/vanilla'

export interface MenuState {
  isOpen: boolean
  /** Sets the flag to the value given; without one inverts it. */
  toggle: (isOpen?: boolean) => void
}

export const createMenuStore = () =>
  createStore<MenuState>((set) => ({
    isOpen: false,
    toggle: (isOpen) => set((state) => ({ isOpen: isOpen ?? !state.isOpen })),
  }))
