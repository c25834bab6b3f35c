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
  return (
    <>
      <PopupSlot popup={under ?? popup} />
      <PopupSlot popup={under && popup} />
    </>
  )
}
