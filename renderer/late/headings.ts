import './headings.css'
import { linesOf } from './lines.ts'

const SHARE_IN_VIEW = 0.2
const RISE_MS = 900
const LINE_SHIFT_MS = 90

const rising = new Map<HTMLElement, () => void>()
const met = new WeakSet<Element>()

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      rise(target)
    }
  },
  { threshold: SHARE_IN_VIEW },
)

/** The titles of sections below this view wait out of sight, and rise line by line when the visitor comes to them. */
export function revealHeadings() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const heading of document.querySelectorAll<HTMLElement>('main h2.d2')) {
    if (met.has(heading)) continue
    met.add(heading)
    if (heading.getBoundingClientRect().top < innerHeight) continue
    heading.classList.add('rises')
    observer.observe(heading)
  }
}

/** Puts every title back at once as it was written. */
export function finishReveals() {
  for (const finish of rising.values()) finish()
}

function rise(heading: HTMLElement) {
  const written = [...heading.childNodes]
  const lines = linesOf(heading).map((content) => {
    const line = document.createElement('span')
    const text = document.createElement('span')
    line.className = 'rising-line'
    text.append(content)
    line.append(text)
    return { line, text }
  })
  heading.replaceChildren(...lines.map(({ line }) => line))
  heading.classList.remove('rises')

  const finish = () => {
    rising.delete(heading)
    // Someone may have written anew meanwhile.
    if (heading.firstChild === lines[0]?.line) heading.replaceChildren(...written)
  }
  rising.set(heading, finish)
  const moves = lines.map(({ text }, index) =>
    text.animate(
      { transform: ['translateY(122%)', 'none'] },
      { duration: RISE_MS, delay: index * LINE_SHIFT_MS, easing: 'cubic-bezier(0.16, 1, 0.3, 1)', fill: 'backwards' },
    ),
  )
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(finish)
}
