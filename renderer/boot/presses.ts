import { isElementHydrated } from './element-hydration.ts'
import { isAppHere, onState } from './state.ts'

/** What was pressed: an element to click, or a form to submit by one of its buttons. */
interface Press {
  element: HTMLElement
  form: HTMLFormElement | null
  submitter: HTMLElement | null
}

/** After this the browser handles the press. */
const TIMEOUT_MS = 3000
const RETRY_MS = 20

/** Links the app handles. The browser handles all others, and everything that works without script. */
const OWN_LINKS = 'a[data-vike=false]'
const OWN_BUTTONS =
  'button:not([type=submit], [popovertarget], [commandfor], [data-chat-turns], [data-dropdown] > *, [data-cookies], [data-themes] *)'

/**
 * Holds the last press until the app can handle it and replays it once. It holds the element, not the event.
 * Returns a function that stops this and leaves the pending press to the browser.
 */
export function replayPresses(load: () => void): () => void {
  let pending: Press | null = null
  let isActing = false
  let timer = 0
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }

  addEventListener(
    'click',
    (event) => {
      if (isActing || event.defaultPrevented || !isPlain(event)) return
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>(`${OWN_LINKS}, ${OWN_BUTTONS}`) : null
      if (element && !isHandledByApp(element)) hold(event, { element, form: null, submitter: null })
    },
    options,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (!isActing && !isHandledByApp(form))
        hold(event, { element: event.submitter ?? form, form, submitter: event.submitter })
    },
    options,
  )
  onState('hydrated', replay)
  onState('complete', () => {
    replay()
    controller.abort()
  })
  return () => {
    controller.abort()
    leaveToBrowser()
    drop()
  }

  function hold(event: Event, press: Press) {
    event.preventDefault()
    event.stopImmediatePropagation()
    drop()
    pending = press
    press.element.dataset['felt'] = ''
    timer = window.setTimeout(leaveToBrowser, TIMEOUT_MS)
    load()
    replay()
  }

  function drop() {
    clearTimeout(timer)
    pending?.element.removeAttribute('data-felt')
    pending = null
  }

  /** Retries until the pressed element is hydrated: React swallows a click into a part whose code is not loaded. */
  function replay() {
    if (!pending || !isAppHere()) return
    const press = inPageNow(pending)
    if (isElementHydrated(press.element)) act(press)
    else setTimeout(replay, RETRY_MS)
  }

  /** A button that does nothing without script stays pending. */
  function leaveToBrowser() {
    if (pending?.form) act(pending)
    if (!(pending?.element instanceof HTMLAnchorElement)) return
    location.assign(pending.element.href)
    drop()
  }

  function act({ element, form, submitter }: Press) {
    drop()
    isActing = true
    if (form) form.requestSubmit(submitter)
    else element.click()
    isActing = false
  }
}

const isHandledByApp = (element: HTMLElement) => isAppHere() && isElementHydrated(element)

/** With a modifier key or another button the press is the browser's: a new tab, a menu. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** The app may have re-rendered the pressed element. */
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
