import { clearInert } from '#components/dom/inert-page.ts'

/** The live region that announces page titles. Screen readers ignore one added later, so the layout always has it. */
export const ANNOUNCER = 'page-announcer'

/** Announces the new page to screen readers by its title and moves the focus to its heading. */
export function announceArrival() {
  const announcer = document.getElementById(ANNOUNCER)
  if (announcer) announcer.textContent = document.title
  // A filter of the same page leaves the focus where it is.
  const isFilter = document.activeElement?.closest('[keep-scroll-position]')
  if (isFilter || location.hash !== '') return

  // An open dialog keeps the focus until it closes.
  const above = document.querySelector('dialog[aria-modal]')
  if (above) above.addEventListener('close', focusHeading, { once: true })
  else focusHeading()
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  clearInert(heading)
  heading.focus({ preventScroll: true })
}
