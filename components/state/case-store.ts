import { createStore } from 'zustand/vanilla'
import { projectAddress } from '#shared/addresses.ts'
import { addressNow } from '../dom/address-now.ts'

/** History state of a case over a page. */
interface CaseEntry {
  code: string
  /** Address of the page below. */
  over: string
}

export interface CaseState {
  /** Code of the open case. */
  code: string | null
  /** Address of the page, whatever is open over it. */
  page: string
  /** After a navigation: closes the case. */
  arrive: (page: string) => void
  open: (code: string) => void
  /** Goes back in the history, so that the popup, the address and the history agree. */
  close: () => void
  /** Handles a history move; returns whether it concerns the popup alone. */
  follow: (entry: unknown, address: string) => boolean
}

export const createCaseStore = () =>
  createStore<CaseState>((set, get) => {
    let isLeaving = false
    const show = (code: string | null) => {
      isLeaving = false
      set({ code })
    }
    return {
      code: null,
      page: '',
      arrive: (page) => {
        show(null)
        set({ page })
      },
      open: (code) => {
        // The first case pushes an entry, the next ones replace it: one Back closes the popup.
        const move = get().code === null ? 'pushState' : 'replaceState'
        // A popup that was named in the address has been taken out of it.
        if (get().code === null) set({ page: addressNow() })
        // The entry keeps the router's own state.
        history[move]({ ...history.state, case: { code, over: get().page } }, '', projectAddress(code))
        show(code)
      },
      close: () => {
        if (get().code === null || isLeaving) return
        isLeaving = true
        history.back()
      },
      follow: (entry, address) => {
        const { code, page } = get()
        const next = caseOf(entry)
        if ((next?.over ?? address) !== page || (next === null && code === null)) return false
        show(next?.code ?? null)
        return true
      },
    }
  })

/** The case of a history entry. */
export const caseOf = (entry: unknown) => (entry as { case?: CaseEntry } | null)?.case ?? null
