import { usePopup } from '../state/StateProvider.tsx'
import { PopupPlace } from './PopupPlace.tsx'
import { useOverlayHistory } from './use-overlay-history.ts'
import { usePopupPrefetch } from './use-popup-prefetch.ts'

/** Shows the popup the store names, over the form it came from when that has to wait. */
export function PopupHost() {
  const popup = usePopup((state) => state.popup)
  const under = usePopup((state) => state.under)
  useOverlayHistory()
  usePopupPrefetch()
  return (
    <>
      <PopupPlace popup={under ?? popup} />
      <PopupPlace popup={under && popup} />
    </>
  )
}
