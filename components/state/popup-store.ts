import { createStore } from 'zustand/vanilla'
import { ADDRESSED_POPUPS } from '#shared/addressed-popups.ts'
import type { Goal } from '#shared/lead/goals.ts'
import type { ReviewToRead } from '#shared/review-to-read.ts'

export const POPUPS = [...ADDRESSED_POPUPS, 'tariff', 'fortuna', 'review'] as const
export type PopupName = (typeof POPUPS)[number]

/** Where the form is that was sent in vain: the way back to it from the news. */
export interface FailedForm {
  /** `null`: on a page. */
  popup: PopupName | null
  reachgoal: Goal | ''
  /** Its page was left meanwhile. */
  isLeft: boolean
}

export interface PopupState {
  popup: PopupName | null
  /** The form that stays open under the error popup. */
  under: PopupName | null
  /** The form of the last error popup. */
  failed: FailedForm | null
  /** Goal marker of the opener, sent with the lead. */
  reachgoal: Goal | ''
  /** The review that is open, or was last. */
  review: ReviewToRead | null
  open: (popup: PopupName, reachgoal?: Goal | '') => void
  openReview: (review: ReviewToRead) => void
  openError: (failed: FailedForm) => void
  /** From the error popup, also to a popup that was closed before the news came. */
  returnToForm: () => void
  close: () => void
}

/** One popup at a time; opening one clears the goal marker. */
export const createPopupStore = (popup: PopupName | null) =>
  createStore<PopupState>((set) => ({
    popup,
    under: null,
    failed: null,
    reachgoal: '',
    review: null,
    open: (next, reachgoal = '') => set({ popup: next, under: null, reachgoal }),
    openReview: (review) => set({ popup: 'review', under: null, reachgoal: '', review }),
    openError: (failed) => set((before) => ({ popup: 'error', under: formOf(before), failed, reachgoal: '' })),
    returnToForm: () =>
      set(({ failed }) => ({ popup: failed?.popup ?? null, under: null, reachgoal: failed?.reachgoal ?? '' })),
    close: () => set(({ under }) => ({ popup: under, under: null, reachgoal: '' })),
  }))

/** The popup that failed: the news of an earlier failure may still be over it. */
const formOf = ({ popup, under }: PopupState) => (popup === 'error' ? under : popup)

/** A popup named in the address: `?popup=callback`. */
export const popupOf = (search: Record<string, string>): PopupName | null =>
  ADDRESSED_POPUPS.find((name) => name === search['popup']) ?? null

export const isPopupName = (name: string | undefined): name is PopupName => POPUPS.some((popup) => popup === name)
