import type { PageContextClient } from 'vike/types'
import { REDUCED_MOTION } from '#components/dom/media.ts'
import './page-turn.css'

/** A page that fails to render must not freeze the window. */
const RENDER_LIMIT_MS = 600

const tape = document.createElement('div')
tape.className = 'page-turn-tape'
tape.hidden = true
tape.ariaHidden = 'true'
document.body.append(tape)

/** The browser has animated the change itself: a swipe back on a phone. */
let isShownByBrowser = false
addEventListener('popstate', ({ hasUAVisualTransition }) => (isShownByBrowser = hasUAVisualTransition))

let onRendered: (() => void) | null = null
let turns = 0

/** Starts a view transition; what renders between this and `finishTurn` appears behind the tape. */
export function turnPage(pageContext: PageContextClient): Promise<void> | null {
  finishTurn()
  if (!isWorthTurning(pageContext)) return null
  const turn = ++turns
  document.documentElement.dataset['turn'] = pageContext.isBackwardNavigation ? 'back' : 'forth'
  return new Promise((onCaptured) => {
    const transition = document.startViewTransition(async () => {
      tape.hidden = false
      onCaptured()
      await rendered()
    })
    // Rejects when the next turn interrupts this one.
    transition.ready.catch(() => null)
    void transition.finished.finally(() => {
      if (turn !== turns) return
      tape.hidden = true
      delete document.documentElement.dataset['turn']
    })
  })
}

/** The next page is rendered. Its scroll position is set in this task, so the window may show it in the next one. */
export function finishTurn() {
  if (onRendered) setTimeout(onRendered)
  onRendered = null
}

function rendered(): Promise<void> {
  return new Promise((resolve) => {
    onRendered = resolve
    setTimeout(resolve, RENDER_LIMIT_MS)
  })
}

function isWorthTurning({ isHistoryNavigation, previousPageContext, urlPathname }: PageContextClient): boolean {
  // Not supported by every browser.
  if (!('startViewTransition' in document)) return false
  if (matchMedia(REDUCED_MOTION).matches) return false
  if (isHistoryNavigation && isShownByBrowser) return false
  return previousPageContext?.urlPathname !== urlPathname
}
