import { onState } from './state.ts'

/** Replays the last hover and focus to the app once it is hydrated: it missed both events. */
export function replayHoverAndFocus() {
  const controller = new AbortController()
  let last: PointerEvent | null = null
  addEventListener('pointerover', (event) => (last = event), {
    capture: true,
    passive: true,
    signal: controller.signal,
  })
  onState('complete', () => {
    controller.abort()
    if (last) replay(last)
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
}

function replay({ target, pointerType, clientX, clientY }: PointerEvent) {
  target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType, clientX, clientY }))
}
