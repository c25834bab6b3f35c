import { createStore } from 'zustand/vanilla'

export interface MenuState {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

export const createMenuStore = () =>
  createStore<MenuState>((set) => ({
    isOpen: false,
    setOpen: (isOpen) => set({ isOpen }),
  }))
