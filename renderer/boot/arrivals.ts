declare global {
  interface DocumentEventMap {
    /** Another page is in the document, under its own address: pages change under the frame without the document changing. */
    'page-arrival': Event
  }
}

export const onArrival = (listener: () => void) => document.addEventListener('page-arrival', listener)
