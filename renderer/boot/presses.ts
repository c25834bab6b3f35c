import { isReached } from './reach.ts'
import { onState, stateNow } from './state.ts'

/** What was pressed: an element to click, or a form to submit by one of its buttons. */
interface Press {
  element: HTMLElement
  form: HTMLFormElement | null
  submitter: HTMLElement | null
}

/** So long a visitor waits for the app; then the browser does what it can. */
const PATIENCE_MS = 3000
const TRY_EVERY_MS = 20

/** Links whose press the app answers itself. All others are the browser's, and so is what works without script. */
const OWN_LINKS = 'a[data-vike=false], a[href^="?popup="]'
const OWN_BUTTONS = 'button:not([type=submit], [popovertarget], [commandfor], [data-chat-turns], [data-notice] *)'

/**
 * Keeps the last press until the app can answer it, and has it answered once. What is kept is the element, not the event.
 * Gives back the way to let go of presses, the kept one first.
 */
export function keepPresses(wake: () => void): () => void {
  let kept: Press | null = null
  let isActing = false
  let timer = 0
  const calledOff = new AbortController()
  const options = { capture: true, signal: calledOff.signal }

  addEventListener(
    'click',
    (event) => {
      if (isActing || event.defaultPrevented || !isPlain(event)) return
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>(`${OWN_LINKS}, ${OWN_BUTTONS}`) : null
      if (element && !isAnswered(element)) keep(event, { element, form: null, submitter: null })
    },
    options,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (!isActing && !isAnswered(form))
        keep(event, { element: event.submitter ?? form, form, submitter: event.submitter })
    },
    options,
  )
  onState('hydrated', answer)
  onState('alive', () => {
    answer()
    calledOff.abort()
  })
  return () => {
    calledOff.abort()
    leaveToBrowser()
    forget()
  }

  function keep(event: Event, press: Press) {
    event.preventDefault()
    event.stopImmediatePropagation()
    forget()
    kept = press
    press.element.dataset['felt'] = ''
    timer = window.setTimeout(leaveToBrowser, PATIENCE_MS)
    wake()
    answer()
  }

  function forget() {
    clearTimeout(timer)
    kept?.element.removeAttribute('data-felt')
    kept = null
  }

  /** Tries until what was pressed is alive: React swallows a click into a part whose code is still on its way. */
  function answer() {
    if (!kept || !isHydrated()) return
    const press = inPageNow(kept)
    if (isReached(press.element)) act(press)
    else setTimeout(answer, TRY_EVERY_MS)
  }

  /** A button that leads nowhere without script goes on waiting. */
  function leaveToBrowser() {
    if (kept?.form) act(kept)
    if (!(kept?.element instanceof HTMLAnchorElement)) return
    location.assign(kept.element.href)
    forget()
  }

  function act({ element, form, submitter }: Press) {
    forget()
    isActing = true
    if (form) form.requestSubmit(submitter)
    else element.click()
    isActing = false
  }
}

const isHydrated = () => stateNow() === 'hydrated' || stateNow() === 'alive'

const isAnswered = (element: HTMLElement) => isHydrated() && isReached(element)

/** With a key held or by another button a press is the browser's: a new tab, a menu. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** The app may have drawn anew what was pressed. */
function inPageNow(press: Press): Press {
  if (press.element.isConnected) return press
  const same = [...document.querySelectorAll<HTMLElement>(press.element.tagName)].find(
    (element) => nameOf(element) === nameOf(press.element),
  )
  if (!same) return press
  const form = press.form && same.closest('form')
  return { element: same, form, submitter: press.submitter && same }
}

const nameOf = (element: HTMLElement) =>
  ['href', 'name', 'aria-label', 'data-popup', 'action']
    .map((name) => element.getAttribute(name))
    .concat(element.textContent)
    .join()
