/** Elements changed in one frame: the style of each is recalculated. */
const BATCH_SIZE = 80

/** The value marks what we made inert, so that elements inert for other reasons stay so. */
const INERT = '[inert=held]'

/** The open dialogs, the topmost last. */
const openDialogs: Element[] = []

let isScheduled = false

/**
 * Makes the page around a dialog inert in batches, one a frame; returns the function that releases it. `showModal()`
 * does all at once, which blocks a slow device longer than the dialog itself.
 */
export function makePageInert(dialog: Element): () => void {
  openDialogs.push(dialog)
  clearInertAround(dialog)
  schedule()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    const below = openDialogs.at(-1)
    if (below) clearInertAround(below)
    schedule()
  }
}

export const isOnTop = (dialog: Element) => openDialogs.at(-1) === dialog

/** For an element that cannot wait for its batch. */
export function clearInert(element: Element): void {
  for (let inert = element.closest(INERT); inert; inert = element.closest(INERT)) inert.removeAttribute('inert')
}

/** An earlier dialog may have made this one inert, a part of it or an ancestor. */
function clearInertAround(dialog: Element) {
  clearInert(dialog)
  for (const inert of dialog.querySelectorAll(INERT)) inert.removeAttribute('inert')
}

function schedule() {
  if (isScheduled) return
  isScheduled = true
  afterFrame(runBatch)
}

/** Starts from the current state: a dialog may have closed or opened, the page may have changed. */
function runBatch() {
  const dialog = openDialogs.at(-1)
  const parts = dialog ? partsAround(dialog, document.body) : inertParts().values()
  isScheduled = false
  for (let elements = 0; elements < BATCH_SIZE;) {
    const part = parts.next().value
    if (!part) return
    if (dialog) part.setAttribute('inert', 'held')
    else part.removeAttribute('inert')
    elements += sizeOf(part)
  }
  schedule()
}

/** What is not inert yet, in parts of at most one batch; then their ancestors, which is quick. */
function* partsAround(dialog: Element, root: Element): Generator<HTMLElement> {
  for (const part of root.children) {
    if (part === dialog || !(part instanceof HTMLElement) || part.matches('[inert], [aria-live], [aria-hidden=true]'))
      continue
    if (part.contains(dialog) || sizeOf(part) > BATCH_SIZE) yield* partsAround(dialog, part)
    if (!part.contains(dialog)) yield part
  }
}

/** Parts in the viewport come first. */
const inertParts = () =>
  [...document.querySelectorAll<HTMLElement>(INERT)]
    .map((part) => ({ part, awayPx: distanceFromView(part.getBoundingClientRect()) }))
    .toSorted((one, other) => one.awayPx - other.awayPx)
    .map(({ part }) => part)

const distanceFromView = ({ top, bottom }: DOMRect) => Math.max(0, top - innerHeight, -bottom)

const sizeOf = (part: Element) => part.getElementsByTagName('*').length + 1

/** Two batches before the same frame would hold it up like one long task. */
const afterFrame = (task: () => void) => void requestAnimationFrame(() => setTimeout(task))
