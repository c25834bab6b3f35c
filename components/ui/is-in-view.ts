/** A part of a popup is there for a moment after it has been closed. */
export const isInView = (element: Element) => element.isConnected && !element.closest('[data-leaving]')
