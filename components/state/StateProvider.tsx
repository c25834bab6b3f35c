import { createContext, use, useState, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'
import { createMenuStore, type MenuState } from './menu-store.ts'
import { createPopupStore, type PopupName, type PopupState } from './popup-store.ts'

interface Stores {
  popup: StoreApi<PopupState>
  menu: StoreApi<MenuState>
}

const StateContext = createContext<Stores | null>(null)

/** The stores of one visitor: made anew for each request on the server, once in the browser. */
export function StateProvider({ popup, children }: { popup: PopupName | null; children: ReactNode }) {
  const [stores] = useState(() => ({ popup: createPopupStore(popup), menu: createMenuStore() }))
  return <StateContext value={stores}>{children}</StateContext>
}

export const usePopup = <Slice,>(select: (state: PopupState) => Slice) => useStore(useStores().popup, select)

export const useMenu = <Slice,>(select: (state: MenuState) => Slice) => useStore(useStores().menu, select)

function useStores(): Stores {
  const stores = use(StateContext)
  if (!stores) throw new Error('StateProvider is missing above this component')
  return stores
}
