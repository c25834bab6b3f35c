/** An event nobody on a page listens to, yet one that React lets through only to what is hydrated. */
const PROBE = 'dragend'

/**
 * Whether the app answers a press of this element. React hydrates the part it is in for that, when its code is there, and
 * otherwise stops the event.
 */
export function isReached(element: HTMLElement): boolean {
  return listeners(element).every((listener) => {
    let isThere = false
    const note = () => (isThere = true)
    listener.addEventListener(PROBE, note, { once: true })
    listener.dispatchEvent(new Event(PROBE, { bubbles: true }))
    listener.removeEventListener(PROBE, note)
    return isThere
  })
}

/** What a link opens is hosted by what waits below the content. */
const listeners = (element: HTMLElement) => [
  element,
  ...(element.matches('a') ? document.querySelectorAll('#top > footer') : []),
]
