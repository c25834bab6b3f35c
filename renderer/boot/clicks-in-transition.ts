const FOCUSABLE = 'a[href], button, input, textarea, select, summary, [tabindex]'

/**
 * During a view transition the browser sends clicks to the root. Such a click ends the transition and is
 * repeated on the element below.
 */
export function forwardClicks(): void {
  addEventListener('click', endTransition, { capture: true })
}

function endTransition(event: MouseEvent) {
  if (event.target !== document.documentElement) return
  const animations = document.getAnimations().filter(isOfTransition)
  for (const animation of animations) animation.finish()
  // The transition ends one frame after its animations.
  if (animations.length > 0) requestAnimationFrame(() => requestAnimationFrame(() => repeatClick(event)))
}

function repeatClick(event: MouseEvent) {
  const element = document.elementFromPoint(event.clientX, event.clientY)
  element?.closest<HTMLElement>(FOCUSABLE)?.focus()
  element?.dispatchEvent(new PointerEvent(event.type, event))
}

const isOfTransition = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
