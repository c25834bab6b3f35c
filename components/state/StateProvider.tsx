import { createContext, use, useState, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'
import { createBarsStore, type BarsState } from './bars-store.ts'
import { createCaseStore, type CaseState } from './case-store.ts'
import { createMenuStore, type MenuState } from './menu-store.ts'
import { createPopupStore, type PopupName, type PopupState } from './popup-store.ts'

interface Stores {
  openCase: StoreApi<CaseState>
  popup: StoreApi<PopupState>
  menu: StoreApi<MenuState>
  bars: StoreApi<BarsState>
}

const StateContext = createContext<Stores | null>(null)

interface StateProviderProps {
  popup: PopupName | null
  children: ReactNode
}

/** The stores of one visitor: created per request on the server, once in the browser. */
export function StateProvider({ popup, children }: StateProviderProps) {
  const [stores] = useState(() => ({
    openCase: createCaseStore(),
    popup: createPopupStore(popup),
    menu: createMenuStore(),
    bars: createBarsStore(),
  }))
  return <StateContext value={stores}>{children}</StateContext>
}

export const usePopup = <Slice,>(select: (state: PopupState) => Slice) => useStore(useStores().popup, select)

export const useOpenCase = <Slice,>(select: (state: CaseState) => Slice) => useStore(useStores().openCase, select)

export const useMenu = <Slice,>(select: (state: MenuState) => Slice) => useStore(useStores().menu, select)

export const useBars = <Slice,>(select: (state: BarsState) => Slice) => useStore(useStores().bars, select)

function useStores(): Stores {
  const stores = use(StateContext)
  if (!stores) throw new Error('StateProvider is missing above this component')
  return stores
}
