import { idle } from './page-moments.ts'

/** Less than what hides the header, a third of its height. */
const SCROLLED_PX = 24

/** Marks a page that is scrolled: what passes under the header is covered, though the app is not here yet. */
export function markScrolled(): void {
  addEventListener('scroll', mark, { passive: true })
  // A reload has scrolled the page before.
  void idle.then(mark)
}

function mark() {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLLED_PX)
}
