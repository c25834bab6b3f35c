import type { MouseEvent } from 'react'
import type { ReviewToRead } from '#shared/review-to-read.ts'
import type { PopupName } from './popup-store.ts'
import { usePopup } from './StateProvider.tsx'

interface PopupLinkOptions {
  reachgoal?: string | undefined
  onOpen?: (() => void) | undefined
  /** Where the link leads without JavaScript; by default the same page comes back with the popup open. */
  href?: string
}

/** What makes a link open a popup. */
export function usePopupLink(popup: PopupName, { reachgoal, onOpen, href = `?popup=${popup}` }: PopupLinkOptions = {}) {
  const open = usePopup((state) => state.open)
  return linkTo(popup, href, () => {
    open(popup, reachgoal)
    onOpen?.()
  })
}

/** What makes a link open a review; without JavaScript it leads to where the review is printed. */
export function useReviewLink(review: ReviewToRead, href: string) {
  const openReview = usePopup((state) => state.openReview)
  return linkTo('review', href, () => openReview(review))
}

/** The router has to be told to leave the link alone: it follows links whose click is already dealt with. */
const linkTo = (popup: PopupName, href: string, open: () => void) => ({
  href,
  rel: 'nofollow',
  'data-vike': 'false',
  'data-popup': popup,
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  },
})
