declare global {
  interface DocumentEventMap {
    /** The router has rendered another page into this document and changed the address. */
    'page-arrival': Event
  }
}

/** For the enhancements; the boot, which shares no module with them, listens by itself. */
export const onArrival = (listener: () => void) => document.addEventListener('page-arrival', listener)
