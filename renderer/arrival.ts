import { clearInert } from '#components/dom/inert-page.ts'

/** The live region that announces page titles. Screen readers ignore one added later, so the layout always has it. */
export const ANNOUNCER = 'page-announcer'

/** Announces the new page to screen readers by its title and moves the focus to where it begins. */
export function announceArrival() {
  const announcer = document.getElementById(ANNOUNCER)
  if (announcer) announcer.textContent = document.title
  // A filter of the same page leaves the focus where it is.
  const isFilter = document.activeElement?.closest('[keep-scroll-position]')
  if (isFilter) return

  // An open dialog keeps the focus until it closes.
  const above = document.querySelector('dialog[aria-modal]')
  if (above) above.addEventListener('close', focusBeginning, { once: true })
  else focusBeginning()
}

/** The target of the address, or else the heading. */
function focusBeginning() {
  const beginning = document.getElementById(location.hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1')
  if (!beginning) return
  if (!beginning.hasAttribute('tabindex')) {
    beginning.tabIndex = -1
    beginning.addEventListener('blur', () => beginning.removeAttribute('tabindex'), { once: true })
  }
  clearInert(beginning)
  beginning.focus({ preventScroll: true })
}
