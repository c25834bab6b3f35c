import { createStore } from 'zustand/vanilla'
import { projectAddress } from '#shared/addresses.ts'

/** What an entry of the browser's history remembers of a case that stood over a page. */
interface CaseEntry {
  code: string
  /** Address of the page beneath. */
  over: string
}

export interface CaseState {
  /** Code of the case that stands over the page. */
  code: string | null
  /** Address of the page that is shown, whatever stands over it. */
  page: string
  /** Another page has come; what stood over the last one is gone. */
  arrive: (page: string) => void
  open: (code: string) => void
  /** Leaves as Back does, so that the popup, the address and the history agree. */
  close: () => void
  /** The visitor has moved through the history to an entry; tells whether that concerns the popup alone. */
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
        // The first case is a step, the next ones replace it: one Back closes the popup, however many were leafed through.
        const move = get().code === null ? 'pushState' : 'replaceState'
        // What the router has noted of the page stays with the entry.
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

/** The case an entry of the history was made for. */
export const caseOf = (entry: unknown) => (entry as { case?: CaseEntry } | null)?.case ?? null
