import { onState } from './state.ts'

/** The app has not seen the pointer and the focus come to where they rest when it comes alive: it hears of them then. */
export function noteRest() {
  const calledOff = new AbortController()
  let last: PointerEvent | null = null
  addEventListener('pointerover', (event) => (last = event), {
    capture: true,
    passive: true,
    signal: calledOff.signal,
  })
  onState('alive', () => {
    calledOff.abort()
    if (last) repeat(last)
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
}

function repeat({ target, pointerType, clientX, clientY }: PointerEvent) {
  target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType, clientX, clientY }))
}
