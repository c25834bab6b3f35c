declare global {
  interface DocumentEventMap {
    /** The router has rendered another page into this document and changed the address. */
    'page-arrival': Event
  }
}

export const onArrival = (listener: () => void) => document.addEventListener('page-arrival', listener)
