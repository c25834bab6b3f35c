import type { ReviewToRead } from '#shared/review-to-read.ts'
import { popupLink } from '../state/popup-link.ts'
import { usePopup } from '../state/StateProvider.tsx'

/**
 * Props of a link that opens a review; without JavaScript, and when it cannot be read, it leads to the page of reviews.
 */
export function useReviewLink(read: () => ReviewToRead | Promise<ReviewToRead>, href: string) {
  const openReview = usePopup((state) => state.openReview)
  return popupLink('review', href, () => {
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
