import type { ComponentType } from 'react'
// Styles of server-rendered popups; their code is not in the first view.
import '../../lead/Consent.module.css'
import '../../lead/Field.module.css'
import '../../lead/FormSummary.module.css'
import '../../lead/LeadForm.module.css'
import '../../ui/Popup.module.css'
import '../../popups/vote/VotePopup.module.css'
import '../../ui/Dialog.module.css'
import '../../ui/Modal.module.css'
import type { PopupName } from '../../state/popup-store.ts'
import type { DialogControl } from '../../ui/Dialog.tsx'

export type Popup = ComponentType<{ control: DialogControl }>

/** Lazy: each loads when a visitor is about to open it. */
const IMPORTS: Record<PopupName, () => Promise<Popup>> = {
  callback: () => import('../../lead/popup/CallbackPopup.tsx').then((file) => file.CallbackPopup),
  success: () => import('../../lead/popup/SuccessPopup.tsx').then((file) => file.SuccessPopup),
  error: () => import('../../lead/popup/ErrorPopup.tsx').then((file) => file.ErrorPopup),
  text: () => import('../../popups/TextPopup.tsx').then((file) => file.TextPopup),
  'seo-yes': () => import('../../popups/vote/SeoYesPopup.tsx').then((file) => file.SeoYesPopup),
  'seo-no': () => import('../../popups/vote/SeoNoPopup.tsx').then((file) => file.SeoNoPopup),
  review: () => import('../../reviews/popup/ReviewPopup.tsx').then((file) => file.ReviewPopup),
  tariff: () => import('../../tariffs/popup/TariffPopup.tsx').then((file) => file.TariffPopup),
  fortuna: () => import('../../wheel/popup/FortunaPopup.tsx').then((file) => file.FortunaPopup),
}

const loaded = new Map<PopupName, Popup>()

export async function loadPopup(name: PopupName): Promise<Popup> {
  const popup = loaded.get(name) ?? (await IMPORTS[name]())
  loaded.set(name, popup)
  return popup
}

export const loadedPopup = (name: PopupName): Popup | null => loaded.get(name) ?? null
