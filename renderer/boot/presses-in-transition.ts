const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex]'

/** The browser gives the root what is pressed during a view transition: such a press ends it and is passed on. */
export function passPressesOn(): void {
  addEventListener('click', endTransition, { capture: true })
}

function endTransition(event: MouseEvent) {
  if (event.target !== document.documentElement) return
  const animations = document.getAnimations().filter(isOfTransition)
  for (const animation of animations) animation.finish()
  // It is over with the frame after that in which its animations end.
  if (animations.length > 0) requestAnimationFrame(() => requestAnimationFrame(() => pass(event)))
}

/** To what lies in its place. */
function pass(event: MouseEvent) {
  const element = document.elementFromPoint(event.clientX, event.clientY)
  element?.closest<HTMLElement>(FOCUSABLE)?.focus()
  element?.dispatchEvent(new PointerEvent(event.type, event))
}

const isOfTransition = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
