import type { ComponentType } from 'react'
// A page that comes with its popup comes with its styles: its code is no part of the first view.
import '../lead/Consent.module.css'
import '../lead/Field.module.css'
import '../lead/FormSummary.module.css'
import '../lead/LeadForm.module.css'
import '../popups/Popup.module.css'
import '../popups/vote/VotePopup.module.css'
import '../ui/Dialog.module.css'
import type { PopupName } from '../state/popup-store.ts'
import type { DialogControl } from '../ui/Dialog.tsx'

export type Popup = ComponentType<{ control: DialogControl }>

/** No page waits for a popup: each comes when a visitor is about to open it. */
const IMPORTS: Record<PopupName, () => Promise<Popup>> = {
  callback: () => import('../popups/CallbackPopup.tsx').then((file) => file.CallbackPopup),
  success: () => import('../popups/SuccessPopup.tsx').then((file) => file.SuccessPopup),
  error: () => import('../popups/ErrorPopup.tsx').then((file) => file.ErrorPopup),
  text: () => import('../popups/TextPopup.tsx').then((file) => file.TextPopup),
  'seo-yes': () => import('../popups/vote/SeoYesPopup.tsx').then((file) => file.SeoYesPopup),
  'seo-no': () => import('../popups/vote/SeoNoPopup.tsx').then((file) => file.SeoNoPopup),
  review: () => import('../review/popup/ReviewPopup.tsx').then((file) => file.ReviewPopup),
  tariff: () => import('../service/popup/TariffPopup.tsx').then((file) => file.TariffPopup),
  fortuna: () => import('../wheel/popup/FortunaPopup.tsx').then((file) => file.FortunaPopup),
}

const loaded = new Map<PopupName, Popup>()

export async function loadPopup(name: PopupName): Promise<Popup> {
  const popup = loaded.get(name) ?? (await IMPORTS[name]())
  loaded.set(name, popup)
  return popup
}

export const loadedPopup = (name: PopupName): Popup | null => loaded.get(name) ?? null
