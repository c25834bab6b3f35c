const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex="0"]'

/** Moves the focus into a dialog, unless it is there. */
export function focusInside(dialog: Element): void {
  if (!dialog.contains(document.activeElement)) focusableIn(dialog).next().value?.focus()
}

/** Keeps Tab in a circle: out of it lie the browser's own bars and what of the page is not out of reach yet. */
export function keepFocusInside(dialog: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const inside = [...focusableIn(dialog)]
  const [edge, start] = event.shiftKey ? [inside.at(0), inside.at(-1)] : [inside.at(-1), inside.at(0)]
  const { activeElement } = document
  if (activeElement !== edge && inside.some((element) => element === activeElement)) return
  event.preventDefault()
  start?.focus()
}

function* focusableIn(place: ParentNode) {
  for (const element of place.querySelectorAll<HTMLElement>(FOCUSABLE))
    if (isShown(element) && !element.matches(':disabled')) yield element
}

/** Safari before 17.4 does not tell; there what is folded away has no boxes. */
const isShown = (element: HTMLElement) =>
  'checkVisibility' in element ? element.checkVisibility() : (element as HTMLElement).getClientRects().length > 0
