import { plural } from '#shared/format/plural.ts'

const KEY = 'versts'
const FORMS = ['верста', 'версты', 'вёрст'] as const
/**
 * Mileposts, a plate on a pole each, and the footer the way ends at. An attribute on them
 * would weigh on every document.
 */
const POSTS = 'main [aria-hidden] > :has(> b + i), #top > footer'

/** In heights of the window: each is a verst. */
let way = storedWay()
let lastY = scrollY

/** Counts the visitor's way over the pages of a session. */
export function countVersts(): void {
  addEventListener('scroll', travel, { passive: true })
}

/** Shows on the mileposts of a page how far the visitor has scrolled in this session. */
export function showVersts(): void {
  lastY = scrollY
  const versts = Math.floor(way)
  if (versts === 0) return
  const text = `${versts}\u00A0${plural(versts, FORMS)}`
  for (const post of document.querySelectorAll<HTMLElement>(POSTS)) post.dataset['way'] = text
}

function travel() {
  const versts = Math.abs(scrollY - lastY) / innerHeight
  lastY = scrollY
  // A leap to an anchor or to another page is no journey.
  if (versts > 1) return
  const before = Math.floor(way)
  way += versts
  if (Math.floor(way) === before) return
  showVersts()
  store()
}

function storedWay(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0
  } catch {
    return 0
  }
}

function store() {
  try {
    sessionStorage.setItem(KEY, String(Math.floor(way)))
  } catch {
    // Storage is blocked: the count ends with the document.
  }
}
