/** An event without listeners on a page, which React stops outside hydrated parts. */
const PROBE = 'dragend'

/**
 * Whether the app handles a press of this element. React hydrates its part for the event when the code is loaded, and
 * otherwise stops the event.
 */
export function isElementHydrated(element: HTMLElement): boolean {
  return listeners(element).every((listener) => {
    let arrived = false
    const note = () => (arrived = true)
    listener.addEventListener(PROBE, note, { once: true })
    listener.dispatchEvent(new Event(PROBE, { bubbles: true }))
    listener.removeEventListener(PROBE, note)
    return arrived
  })
}

/** Cases and pictures are opened by a part below the content. */
const listeners = (element: HTMLElement) => [
  element,
  ...(element.matches('a:not([data-popup])') ? document.querySelectorAll('#top > footer') : []),
]
