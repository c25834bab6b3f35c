/** Controls that need the app: a hover over them loads it. */
const APP_CONTROLS =
  'button:not([data-dropdown] > *), form, [data-vike=false], [aria-roledescription], main li:has([data-vike=false])'

/** From here on the header begins to hide. */
const SCROLLED_PX = 8

/**
 * Calls `load` at the first interaction: a press, a key, input, a scroll, focus on or a hover over a control.
 * Returns a function that removes the listeners.
 */
export function onFirstInteraction(load: () => void): () => void {
  const controller = new AbortController()
  const options = { capture: true, passive: true, signal: controller.signal }
  const on = (type: string, counts: (event: Event) => boolean) =>
    addEventListener(type, (event) => counts(event) && load(), options)

  for (const type of ['pointerdown', 'touchstart', 'keydown', 'input']) on(type, () => true)
  for (const type of ['pointerover', 'focusin'])
    on(type, ({ target }) => target instanceof Element && target.closest(APP_CONTROLS) !== null)
  on('scroll', () => scrollY > SCROLLED_PX)
  return () => controller.abort()
}

/** An open dialog, an alert, a picture or a form draft needs the app without any interaction. */
export const isNeededAtOnce = () =>
  document.querySelector('dialog[open], [role=alert]') !== null || location.hash.startsWith('#picture-') || hasDraft()

function hasDraft(): boolean {
  try {
    const isSaved = Object.keys(sessionStorage).some((name) => name.startsWith('lead-draft'))
    return isSaved && document.querySelector('main form') !== null
  } catch {
    return false
  }
}
