import type { ComponentType } from 'react'
import { CallbackPopup } from '#server-rendered/components/lead/popup/CallbackPopup.tsx'
import { ErrorPopup } from '#server-rendered/components/lead/popup/ErrorPopup.tsx'
import { SuccessPopup } from '#server-rendered/components/lead/popup/SuccessPopup.tsx'
import { TextPopup } from '#server-rendered/components/popups/TextPopup.tsx'
import { SeoNoPopup } from '#server-rendered/components/popups/vote/SeoNoPopup.tsx'
import { SeoYesPopup } from '#server-rendered/components/popups/vote/SeoYesPopup.tsx'
import type { AddressedPopup } from '#shared/addressed-popups.ts'
import type { PopupName } from '../../state/popup-store.ts'
import type { DialogControl } from '../../ui/Dialog.tsx'

export type Popup = ComponentType<{ control: DialogControl }>

/**
 * Rendered by the server when the address names them. In the browser they are undefined, and only their styles load.
 */
const SERVER_RENDERED: Record<AddressedPopup, Popup | undefined> = {
  callback: CallbackPopup,
  success: SuccessPopup,
  error: ErrorPopup,
  text: TextPopup,
  'seo-yes': SeoYesPopup,
  'seo-no': SeoNoPopup,
}

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

const loaded = new Map<string, Popup | undefined>(Object.entries(SERVER_RENDERED))

export async function loadPopup(name: PopupName): Promise<Popup> {
  const popup = loaded.get(name) ?? (await IMPORTS[name]())
  loaded.set(name, popup)
  return popup
}

export const loadedPopup = (name: PopupName): Popup | null => loaded.get(name) ?? null
