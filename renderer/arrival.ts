import { bringWithinReach } from '#components/ui/hold-page.ts'

/** Where the title of a page is said aloud; it stands in the layout from the start, or nobody would listen to it. */
export const ANNOUNCER = 'page-announcer'

/** Tells a visitor who does not see the page change that it did: says its title, and goes on from its heading. */
export function announceArrival() {
  const announcer = document.getElementById(ANNOUNCER)
  if (announcer) announcer.textContent = document.title
  // A choice among the things of one page leaves the visitor where he chose.
  const isChoice = document.activeElement?.closest('[keep-scroll-position]')
  if (isChoice || location.hash !== '') return

  // What stands above the page keeps the focus until it goes.
  const above = document.querySelector('dialog[aria-modal]')
  if (above) above.addEventListener('close', goOnFromHeading, { once: true })
  else goOnFromHeading()
}

function goOnFromHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  bringWithinReach(heading)
  heading.focus({ preventScroll: true })
}
