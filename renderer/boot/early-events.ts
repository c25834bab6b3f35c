/**
 * Records events for the listeners of `enhancements.ts` until that file is loaded. `active` resolves at the first
 * interaction with a dropdown or the choice of cookies; `replay` dispatches the last events again.
 */
export function recordEarlyEvents() {
  const controller = new AbortController()
  let move: PointerEvent | null = null
  let press: PointerEvent | null = null

  const active = new Promise<void>((resolve) => {
    const record = (event: Event) => {
      if (isIn(event, '[data-dropdown], [data-cookies]')) resolve()
      if (event.type === 'pointermove') move = event as PointerEvent
      if (event.type === 'click')
        press = isIn(event, '[data-dropdown] > button, [data-cookies]') ? (event as PointerEvent) : null
    }
    for (const type of ['pointermove', 'focusin', 'click'])
      addEventListener(type, record, { capture: true, passive: true, signal: controller.signal })
  })
  const replay = () => {
    controller.abort()
    for (const event of [move, press]) event?.target?.dispatchEvent(new PointerEvent(event.type, event))
  }
  return { active, replay }
}

/** `dropdowns.ts` has its own: one file for both would be one more request before the app. */
const isIn = ({ target }: Event, selector: string) => target instanceof Element && target.closest(selector) !== null
