import { useEffect } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { popupOf } from '../../state/popup-store.ts'
import { usePopup } from '../../state/StateProvider.tsx'
import { PopupSlot } from './PopupSlot.tsx'
import { useOverlayHistory } from './use-overlay-history.ts'
import { usePopupPrefetch } from './use-popup-prefetch.ts'

/** Renders the popup named by the store, above the form it came from if that has to stay. */
export function PopupHost() {
  const popup = usePopup((state) => state.popup)
  const under = usePopup((state) => state.under)
  useOverlayHistory()
  usePopupPrefetch()
  useNamedPopup()
  return (
    <>
      <PopupSlot popup={under ?? popup} />
      <PopupSlot popup={under && popup} />
    </>
  )
}

/** Opens the popup named in the address of a page the router has come to; the first page is rendered with its own. */
function useNamedPopup() {
  const pageContext = usePageContext()
  const open = usePopup((state) => state.open)
  useEffect(() => {
    const popup = pageContext.isHydration ? null : popupOf(pageContext.urlParsed.search)
    if (popup) open(popup)
  }, [pageContext, open])
}
