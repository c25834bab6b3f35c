import type { MouseEvent } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { Goal } from '#shared/lead/goals.ts'
import type { ReviewToRead } from '#shared/review-to-read.ts'
import { isPlainClick } from '../dom/plain-click.ts'
import type { PopupName } from '../state/popup-store.ts'
import { usePopup } from '../state/StateProvider.tsx'

interface PopupLinkOptions {
  reachgoal?: Goal | undefined
  onOpen?: (() => void) | undefined
  /** The fallback without JavaScript; by default the same page with the popup open. */
  href?: string
}

/** Props of a link that opens a popup. */
export function usePopupLink(popup: PopupName, { reachgoal, onOpen, href = `?popup=${popup}` }: PopupLinkOptions = {}) {
  const open = usePopup((state) => state.open)
  const { form, urlPathname } = usePageContext()
  // A form the server has sent back lies at the address it was posted to.
  const page = form && href.startsWith('?') ? urlPathname : ''
  return linkTo(popup, page + href, () => {
    open(popup, reachgoal)
    onOpen?.()
  })
}

/** Props of a link that opens a review; without JavaScript, and when it cannot be read, it leads to the page of reviews. */
export function useReviewLink(read: () => ReviewToRead | Promise<ReviewToRead>, href: string) {
  const openReview = usePopup((state) => state.openReview)
  return linkTo('review', href, () => {
    const page = location.href
    // The visitor may have gone on, or opened something else, before it comes.
    const isAwaited = () => location.href === page && !document.querySelector('dialog[aria-modal]')
    const open = async () => {
      const review = await read()
      if (isAwaited()) openReview(review)
    }
    open().catch(() => isAwaited() && location.assign(href))
  })
}

/** The router must be told to skip the link: it follows links even when the default of their click is prevented. */
const linkTo = (popup: PopupName, href: string, open: () => void) => ({
  href,
  rel: 'nofollow',
  'data-vike': 'false',
  'data-popup': popup,
  onClick: (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open()
  },
})
