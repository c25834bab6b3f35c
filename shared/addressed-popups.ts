/** Popups a visitor without JavaScript opens by `?popup=`; the others need what a page has, or chance. */
export const ADDRESSED_POPUPS = ['callback', 'success', 'error', 'text', 'seo-yes', 'seo-no'] as const
