/** What answers a visitor by script alone: worth waking for when a pointer only comes over it. */
const ANSWERS = 'button, form, [data-vike=false], [aria-roledescription], li:has([data-vike=false], [aria-expanded])'

/** The header begins to give way from here on. */
const SCROLLED_PX = 8

/**
 * Calls `wake` at the first sign that somebody is there: a press, a key, the focus in a field, a pointer over what opens, a
 * scroll. Gives back the way to stop watching.
 */
export function watchForSigns(wake: () => void): () => void {
  const calledOff = new AbortController()
  const options = { capture: true, passive: true, signal: calledOff.signal }
  const on = (type: string, isSign: (event: Event) => boolean) =>
    addEventListener(type, (event) => isSign(event) && wake(), options)

  for (const type of ['pointerdown', 'touchstart', 'keydown', 'input']) on(type, () => true)
  for (const type of ['pointerover', 'focusin'])
    on(type, ({ target }) => target instanceof Element && target.closest(ANSWERS) !== null)
  on('scroll', () => scrollY > SCROLLED_PX)
  return () => calledOff.abort()
}

/** Something stands open, or half filled in, that the server knows nothing of or can only draw. */
export const isNeededAtOnce = () =>
  document.querySelector('dialog[open], [role=alert]') !== null || location.hash.startsWith('#picture-') || hasDraft()

function hasDraft(): boolean {
  try {
    const isKept = Object.keys(sessionStorage).some((name) => name.startsWith('lead-draft'))
    return isKept && document.querySelector('main form') !== null
  } catch {
    return false
  }
}
