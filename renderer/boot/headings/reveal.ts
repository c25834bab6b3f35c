import { onArrival } from '../arrivals.ts'
import { linesOf } from './lines.ts'

const SHARE_IN_VIEW = 0.2
const RISE_MS = 900
const LINE_SHIFT_MS = 90

/** Plain text only: page styles do not apply in the shadow root. */
const TITLES = 'main h2:is(.d1, .d2):not([aria-live])'

const seen = new WeakSet<Element>()

/**
 * Hides section titles below the view and animates them in, line by line, when they are scrolled to. All in the shadow
 * root of a title, so the light DOM stays as React rendered it.
 */
export function startHeadings(): void {
  watch()
  onArrival(watch)
}

function watch() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const heading of document.querySelectorAll(TITLES)) {
    if (seen.has(heading)) continue
    seen.add(heading)
    observer.observe(heading)
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const isWaiting = target.shadowRoot !== null
      if (!isWaiting && isBelowView(boundingClientRect)) hide(target)
      else if (isWaiting && !isIntersecting) continue
      else {
        observer.unobserve(target)
        if (isWaiting) rise(target)
      }
    }
  },
  { threshold: SHARE_IN_VIEW },
)

/** A part not laid out yet counts as below the view: it has no height. */
const isBelowView = ({ top, height }: DOMRect) => height === 0 || top >= innerHeight

function hide(heading: Element) {
  const words = document.createElement('slot')
  words.part.add('waits')
  heading.attachShadow({ mode: 'open' }).append(words)
}

function rise(heading: Element) {
  const shadow = heading.shadowRoot
  const lines = linesOf(heading).map((content) => {
    const line = document.createElement('span')
    const words = document.createElement('span')
    line.part.add('line')
    words.part.add('words')
    words.append(content)
    line.append(words)
    return { line, words }
  })
  shadow?.replaceChildren(...lines.map(({ line }) => line))

  const moves = lines.map(({ words }, index) =>
    words.animate(
      { transform: ['translateY(122%)', 'none'] },
      { duration: RISE_MS, delay: index * LINE_SHIFT_MS, easing: 'cubic-bezier(0.16, 1, 0.3, 1)', fill: 'backwards' },
    ),
  )
  const finish = () => shadow?.replaceChildren(document.createElement('slot'))
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(finish)
}
