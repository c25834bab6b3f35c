import { createStore } from 'zustand/vanilla'
import { ADDRESSED_POPUPS } from '#shared/addressed-popups.ts'
import type { Goal } from '#shared/lead/goals.ts'
import type { ReviewToRead } from '#shared/review-to-read.ts'

export const POPUPS = [
  'tariff',
  'fortuna',
  'callback',
  'review',
  'success',
  'error',
  'text',
  'seo-yes',
  'seo-no',
] as const
export type PopupName = (typeof POPUPS)[number]

export interface PopupState {
  popup: PopupName | null
  /** The form that stays open under the error popup. */
  under: PopupName | null
  /** Goal marker of the opener, sent with the lead. */
  reachgoal: Goal | ''
  /** The review that is open, or was last. */
  review: ReviewToRead | null
  open: (popup: PopupName, reachgoal?: Goal | '') => void
  openReview: (review: ReviewToRead) => void
  close: () => void
}

/** One popup at a time; opening one clears the goal marker. */
export const createPopupStore = (popup: PopupName | null) =>
  createStore<PopupState>((set) => ({
    popup,
    under: null,
    reachgoal: '',
    review: null,
    open: (next, reachgoal = '') =>
      set((before) => ({ popup: next, under: next === 'error' ? formOf(before) : null, reachgoal })),
    openReview: (review) => set({ popup: 'review', under: null, reachgoal: '', review }),
    close: () => set(({ under }) => ({ popup: under, under: null, reachgoal: '' })),
  }))

/** The popup that failed: the news of an earlier failure may still be over it. */
const formOf = ({ popup, under }: PopupState) => (popup === 'error' ? under : popup)

/** A popup named in the address: `?popup=callback`. */
export const popupOf = (search: Record<string, string>): PopupName | null =>
  ADDRESSED_POPUPS.find((name) => name === search['popup']) ?? null

export const isPopupName = (name: string | undefined): name is PopupName => POPUPS.some((popup) => popup === name)
