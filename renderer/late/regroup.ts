import { spring } from 'motion'
import { animate } from 'motion/mini'

const SPRING = { type: spring, stiffness: 420, damping: 34 }

type Places = Map<string, DOMRect>

/** Where the things of a list stand that may be grouped anew; each has its name in `data-regroups`. */
export function placesNow(): Places {
  return new Map(things().map((thing) => [nameOf(thing), thing.getBoundingClientRect()]))
}

/** Lets the things of the list that is there now spring to their places from those they had before. */
export function springFrom(before: Places) {
  for (const thing of things()) {
    const place = thing.getBoundingClientRect()
    const last = before.get(nameOf(thing))
    if (isInView(place) || (last && isInView(last))) void springTo(thing, last ? move(last, place) : APPEAR)
  }
}

async function springTo(thing: HTMLElement, keyframes: typeof APPEAR | ReturnType<typeof move>) {
  await animate(thing, keyframes, SPRING)
  for (const property of ['transform', 'transform-origin', 'opacity']) thing.style.removeProperty(property)
}

const APPEAR = { opacity: [0, 1], transform: ['scale(0.94)', 'scale(1)'] }

const move = (from: DOMRect, to: DOMRect) => ({
  transformOrigin: '0 0',
  transform: [
    `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`,
    'translate(0px, 0px) scale(1)',
  ],
})

const things = () => [...document.querySelectorAll<HTMLElement>('[data-regroups]')]

const nameOf = (thing: HTMLElement) => thing.dataset['regroups'] ?? ''

const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
