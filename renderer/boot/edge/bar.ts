import { onArrival } from '../arrivals.ts'

/** The first screen and calls to action: beside them the bar would be redundant. */
const CALLS_TO_ACTION = 'main h1, main [data-cta], main form, #top > footer'

/** Shows the compact bar while none of these is in view. */
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
    for (const element of document.querySelectorAll(CALLS_TO_ACTION)) observer.observe(element)
  }
  watch()
  onArrival(watch)
}
