import { REDUCED_MOTION } from '#components/dom/media.ts'

type FilterAnimation = typeof import('./filter-animation.ts')

let loaded: FilterAnimation | null = null
let before: ReturnType<FilterAnimation['measureItems']> | null = null

/** Measures the items of a list before a filter changes them. */
export function beforeFiltering() {
  const isAllowed = !matchMedia(REDUCED_MOTION).matches
  before = isAllowed && loaded ? loaded.measureItems() : null
}

/** Animates the items to their new boxes. The animation is loaded only where there is such a list. */
export function animateFiltering() {
  if (before && before.size > 0) loaded?.springFrom(before)
  before = null
  if (!loaded && document.querySelector('[data-regroups]')) void load()
}

async function load() {
  loaded = await import('./filter-animation.ts').catch(() => null)
}
