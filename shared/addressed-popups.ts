/** Popups that `?popup=` opens without JavaScript; the others need data of a page, or chance. */
export const ADDRESSED_POPUPS = ['callback', 'success', 'error', 'text', 'seo-yes', 'seo-no'] as const

export type AddressedPopup = (typeof ADDRESSED_POPUPS)[number]
