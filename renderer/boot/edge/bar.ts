import { onArrival } from '../arrivals.ts'

/** The first screen, and what calls the visitor by itself: near it the bar would say the same twice. */
const ENOUGH = 'main h1, main [data-cta], main form, #top > footer'

/** Brings the compact bar where nothing in view says the same. */
export function startBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]')
  if (!bar) return
  const inView = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
    bar.dataset['bar'] = inView.size === 0 ? 'in' : 'out'
  })
  const watch = () => {
    observer.disconnect()
    inView.clear()
    for (const element of document.querySelectorAll(ENOUGH)) observer.observe(element)
  }
  watch()
  onArrival(watch)
}
