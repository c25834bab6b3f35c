import { spring } from 'motion'
import { animate } from 'motion/mini'

const SPRING = { type: spring, stiffness: 420, damping: 34 }

type Boxes = Map<string, DOMRect>

/** Boxes of the items of a filtered list, by their name in `data-regroups`. */
export function measureItems(): Boxes {
  return new Map(items().map((item) => [nameOf(item), item.getBoundingClientRect()]))
}

/** Animates the items from their boxes before the filter to those after it. */
export function springFrom(before: Boxes) {
  for (const item of items()) {
    const box = item.getBoundingClientRect()
    const last = before.get(nameOf(item))
    if (isInView(box) || (last && isInView(last))) void springTo(item, last ? move(last, box) : APPEAR)
  }
}

async function springTo(item: HTMLElement, keyframes: typeof APPEAR | ReturnType<typeof move>) {
  await animate(item, keyframes, SPRING)
  for (const property of ['transform', 'transform-origin', 'opacity']) item.style.removeProperty(property)
}

const APPEAR = { opacity: [0, 1], transform: ['scale(0.94)', 'scale(1)'] }

const move = (from: DOMRect, to: DOMRect) => ({
  transformOrigin: '0 0',
  transform: [
    `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`,
    'translate(0px, 0px) scale(1)',
  ],
})

const items = () => [...document.querySelectorAll<HTMLElement>('[data-regroups]')]

const nameOf = (item: HTMLElement) => item.dataset['regroups'] ?? ''

const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
