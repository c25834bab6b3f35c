/**
 * Publishes the width of the scrollbar to the styles, which compensate for it while a dialog locks the scroll. Measured
 * ahead: after a dialog has rendered it would force another layout. A width of zero is not set, for that would
 * recalculate the style of every element.
 */
export function publishScrollbarWidth() {
  const { documentElement: root } = document
  let publishedPx = 0
  const publish = () => {
    const widthPx = innerWidth - root.clientWidth
    if (widthPx === publishedPx || root.querySelector('dialog[aria-modal]')) return
    publishedPx = widthPx
    root.style.setProperty('--scrollbar', `${widthPx}px`)
  }
  new ResizeObserver(publish).observe(root)
}
