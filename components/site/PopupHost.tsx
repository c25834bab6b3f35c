import { CallbackPopup } from '../lead/CallbackPopup.tsx'
import { ErrorPopup } from '../lead/ErrorPopup.tsx'
import { SuccessPopup } from '../lead/SuccessPopup.tsx'
import { usePopup } from '../state/StateProvider.tsx'

/** Shows the popup the store names. */
export function PopupHost() {
  const popup = usePopup((state) => state.popup)
  const close = usePopup((state) => state.close)
  if (popup === 'callback') return <CallbackPopup onClose={close} />
  if (popup === 'success') return <SuccessPopup onClose={close} />
  if (popup === 'error') return <ErrorPopup onClose={close} />
  return null
}
