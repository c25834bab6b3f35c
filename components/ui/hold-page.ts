/** How many elements a frame may take along: the style of each is computed anew. */
const A_FRAME = 80

/** What is held bears a word of ours, so that what is out of reach for reasons of its own stays so. */
const HELD = '[inert=held]'

/** The dialogs above the page, the topmost last. */
const above: Element[] = []

let isAtWork = false

/**
 * Takes all around a dialog out of reach of keyboard and readers, and gives back the way to release it. A modal dialog of
 * the browser does so at once, which costs a slow one more than the dialog itself; here it takes some parts a frame.
 */
export function holdPage(dialog: Element): () => void {
  above.push(dialog)
  free(dialog)
  work()
  return () => {
    above.splice(above.indexOf(dialog), 1)
    const below = above.at(-1)
    if (below) free(below)
    work()
  }
}

export const isOnTop = (dialog: Element) => above.at(-1) === dialog

/** For what cannot wait until its turn to be released comes. */
export function bringWithinReach(element: Element): void {
  for (let held = element.closest(HELD); held; held = element.closest(HELD)) held.removeAttribute('inert')
}

/** What an earlier dialog holds may be this one, a part of it or what it stands in. */
function free(dialog: Element) {
  bringWithinReach(dialog)
  for (const held of dialog.querySelectorAll(HELD)) held.removeAttribute('inert')
}

function work() {
  if (isAtWork) return
  isAtWork = true
  afterFrame(goOn)
}

/** Looks anew each time: meanwhile a dialog may have closed, another come, the page changed. */
function goOn() {
  const dialog = above.at(-1)
  const parts = dialog ? partsAround(dialog, document.body) : heldParts().values()
  isAtWork = false
  for (let elements = 0; elements < A_FRAME;) {
    const part = parts.next().value
    if (!part) return
    if (dialog) part.setAttribute('inert', 'held')
    else part.removeAttribute('inert')
    elements += sizeOf(part)
  }
  work()
}

/** What is still within reach, in parts a frame can take; then what they stand in, which is soon done. */
function* partsAround(dialog: Element, whole: Element): Generator<HTMLElement> {
  for (const part of whole.children) {
    if (part === dialog || !(part instanceof HTMLElement) || part.matches('[inert], [aria-live], [aria-hidden=true]'))
      continue
    if (part.contains(dialog) || sizeOf(part) > A_FRAME) yield* partsAround(dialog, part)
    if (!part.contains(dialog)) yield part
  }
}

/** What the visitor sees comes first. */
const heldParts = () =>
  [...document.querySelectorAll<HTMLElement>(HELD)]
    .map((part) => ({ part, awayPx: awayFromView(part.getBoundingClientRect()) }))
    .toSorted((one, other) => one.awayPx - other.awayPx)
    .map(({ part }) => part)

const awayFromView = ({ top, bottom }: DOMRect) => Math.max(0, top - innerHeight, -bottom)

const sizeOf = (part: Element) => part.getElementsByTagName('*').length + 1

/** Two tasks before the same frame would be one long one. */
const afterFrame = (task: () => void) => void requestAnimationFrame(() => setTimeout(task))
