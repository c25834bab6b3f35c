import type { KeyboardEvent } from 'react'

const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex="0"]'

/** Keeps Tab in a circle: a modal dialog alone would let it out into the browser's own bars. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => isShown(element) && !element.matches(':disabled'),
  )
  const [edge, start] = event.shiftKey ? [inside.at(0), inside.at(-1)] : [inside.at(-1), inside.at(0)]
  const { activeElement } = document
  if (activeElement !== edge && inside.some((element) => element === activeElement)) return
  event.preventDefault()
  start?.focus()
}

/** Safari before 17.4 does not tell; there what is folded away has no boxes. */
const isShown = (element: HTMLElement) =>
  'checkVisibility' in element ? element.checkVisibility() : (element as HTMLElement).getClientRects().length > 0
