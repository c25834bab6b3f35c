/** Marks an element as resting while nobody can see it; its styles pause what moves. */
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
