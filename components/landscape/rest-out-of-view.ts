/** Marks an element as resting while it is out of view; its styles pause the animations. */
export function restOutOfView(element: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    element.toggleAttribute('data-resting', entries.at(-1)?.isIntersecting === false)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    element.removeAttribute('data-resting')
  }
}
