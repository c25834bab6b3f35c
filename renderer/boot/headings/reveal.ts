import { onArrival } from '../arrivals.ts'
import { linesOf } from './lines.ts'

const SHARE_IN_VIEW = 0.2
const RISE_MS = 900
const LINE_SHIFT_MS = 90

/** Plain words, each of them: in the shadow no class holds. */
const TITLES = 'main h2:is(.d1, .d2):not([aria-live])'

const met = new WeakSet<Element>()

/**
 * The titles of sections below this view wait out of sight, and rise line by line when the visitor comes to them. All of it
 * happens in the shadow of a title: what React compares and changes stays as it was written.
 */
export function startHeadings(): void {
  watch()
  onArrival(watch)
}

function watch() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const heading of document.querySelectorAll(TITLES)) {
    if (met.has(heading)) continue
    met.add(heading)
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

/** A part the browser has not laid out yet is below, and has no height. */
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
