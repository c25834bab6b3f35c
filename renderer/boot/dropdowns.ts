import { onArrival } from './arrivals.ts'
import { onClickBeforeReact } from './clicks.ts'

/** A pointer that passes opens nothing; one that slips off for a moment closes nothing. */
const OPEN_DELAY_MS = 90
const CLOSE_DELAY_MS = 200

/** After a click or a page change nothing opens under a resting pointer. */
const PAUSE_MS = 300

const SECTION = '[data-dropdown]'
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

let opened: Element | null = null
let pending: { section: Element | null; timer: number } | null = null
let pausedUntilMs = 0

/** One dropdown of the header at a time. Its state is `aria-expanded` of its arrow: styles read it there. */
export function startDropdowns(): void {
  document.addEventListener('pointermove', onPointerMove, { passive: true })
  document.documentElement.addEventListener('pointerleave', onPointerMove)
  onClickBeforeReact(onClick)
  document.addEventListener('keydown', moveByKeys)
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (opened && relatedTarget && sectionOf(target) === opened && sectionOf(relatedTarget) !== opened) open(null)
  })
  onArrival(closeAndPause)
}

function onPointerMove({ target, pointerType }: PointerEvent) {
  if (pointerType !== 'mouse') return
  const section = sectionOf(target)
  // Neither closed nor replaced: the keyboard is in it.
  if (section === opened || opened?.querySelector(':focus-visible')) cancelPending()
  else if (!section || !isIn(target, `${SECTION} > a`)) openAfter(null, CLOSE_DELAY_MS)
  else if (performance.now() >= pausedUntilMs) openAfter(section, OPEN_DELAY_MS)
}

function onClick({ target }: Event) {
  const section = sectionOf(target)
  if (!section) open(null)
  else if (isIn(target, `${SECTION} > button`)) open(section === opened ? null : section)
  else if (isIn(target, 'a')) {
    // A popup that opens now returns the focus on close, so focus an element that stays visible.
    if (isIn(target, `${SECTION} > div`)) arrowOf(section)?.focus()
    closeAndPause()
  }
}

/** Arrow keys go through the links of the panel, Escape closes it. */
function moveByKeys(event: KeyboardEvent) {
  if (event.key === 'Escape' && opened) {
    // The chat under it stays.
    event.preventDefault()
    if (isIn(document.activeElement, `${SECTION} > div`)) arrowOf(opened)?.focus()
    open(null)
  }
  const step = STEPS[event.key]
  const section = sectionOf(event.target)
  const stops = [...(section?.querySelectorAll<HTMLElement>(':scope > button, :scope > div a') ?? [])]
  const from = stops.indexOf(event.target as HTMLElement)
  if (!step || from === -1) return
  event.preventDefault()
  open(section)
  stops.at((from + step) % stops.length)?.focus()
}

function open(section: Element | null) {
  cancelPending()
  if (opened) arrowOf(opened)?.setAttribute('aria-expanded', 'false')
  if (section) arrowOf(section)?.setAttribute('aria-expanded', 'true')
  opened = section
}

function openAfter(section: Element | null, delayMs: number) {
  if (pending?.section === section) return
  cancelPending()
  pending = { section, timer: window.setTimeout(open, delayMs, section) }
}

function cancelPending() {
  clearTimeout(pending?.timer)
  pending = null
}

function closeAndPause() {
  open(null)
  pausedUntilMs = performance.now() + PAUSE_MS
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const sectionOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(SECTION) : null)

const arrowOf = (section: Element) => section.querySelector<HTMLElement>(':scope > button')
