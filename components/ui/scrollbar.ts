/**
 * Tells the styles the width of the page's scrollbar, which they make up for while a dialog stops the page from scrolling.
 * Told before it is wanted: to read it when a dialog has just been drawn would lay the whole page out once more.
 */
export function tellScrollbar() {
  const { documentElement: root } = document
  const tell = () => {
    if (!root.querySelector('dialog[aria-modal]'))
      root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
  }
  new ResizeObserver(tell).observe(root)
}
