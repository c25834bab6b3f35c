import type { MouseEvent } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { Goal } from '#shared/lead/goals.ts'
import { isPlainClick } from '../dom/plain-click.ts'
import type { PopupName } from './popup-store.ts'
import { usePopup } from './StateProvider.tsx'

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
  return popupLink(popup, page + href, () => {
    open(popup, reachgoal)
    onOpen?.()
  })
}

/** Props of a link; the router must be told to skip it, since it follows links whose click is prevented. */
export const popupLink = (popup: PopupName, href: string, open: () => void) => ({
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
