const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex="0"]'
const UNREACHABLE = ':disabled, [tabindex="-1"], [inert] *'

/** Moves the focus into a dialog, unless it is already inside. */
export function moveFocusInto(dialog: Element): void {
  if (!dialog.contains(document.activeElement)) focusableIn(dialog).next().value?.focus()
}

/**
 * Cycles Tab inside a dialog: it skips the browser's own bars and what is not inert yet. Between the first and the last
 * element Tab is left to the browser, which also stops where we cannot look: in shadow roots and at boxes that scroll.
 */
export function trapFocus(dialog: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const inside = [...focusableIn(dialog)]
  const [end, start] = event.shiftKey ? [inside.at(0), inside.at(-1)] : [inside.at(-1), inside.at(0)]
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const { activeElement } = document
  if (end && dialog.contains(activeElement) && activeElement!.compareDocumentPosition(end) & ahead) return
  event.preventDefault()
  start?.focus()
}

function* focusableIn(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>(FOCUSABLE))
    if (isVisible(element) && !element.matches(UNREACHABLE)) yield element
}

/** Safari before 17.4 has no `checkVisibility()`; there hidden elements have no boxes. */
const isVisible = (element: HTMLElement) =>
  'checkVisibility' in element ? element.checkVisibility() : (element as HTMLElement).getClientRects().length > 0
