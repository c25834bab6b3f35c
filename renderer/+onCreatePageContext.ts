import type { PageContext } from 'vike/types'
import { loadPopup } from '#components/frame/popups/popups.ts'
import { popupOf } from '#components/state/popup-store.ts'

/** A popup named in the address is rendered with its page, so its code is loaded first. */
export default async ({ urlParsed }: PageContext) => {
  const popup = popupOf(urlParsed.search)
  if (popup) await loadPopup(popup)
}
