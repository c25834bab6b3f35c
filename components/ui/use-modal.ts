import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** Makes the dialog modal; when it is no longer open, lets it play its way out and only then closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, onClosed: () => void) {
  const close = useEffectEvent(() => {
    dialog.current?.close()
    onClosed()
  })

  // Before the next paint: no frame shows the dialog without its backdrop, no key falls past it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (isOpen) {
      showModal(element)
      return undefined
    }
    let isStillLeaving = true
    const leave = async () => {
      await movementOf(element)
      if (isStillLeaving) close()
    }
    void leave()
    return () => {
      isStillLeaving = false
    }
  }, [dialog, isOpen])
}

/** Rendered by the server it stands open already, but not modal. */
function showModal(element: HTMLDialogElement) {
  if (element.matches(':modal')) return
  element.removeAttribute('open')
  element.showModal()
}

/** The end of what moves the dialog itself and its backdrop, not what moves inside. */
async function movementOf(element: HTMLDialogElement): Promise<void> {
  const own = element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === element)
  await Promise.allSettled(own.map(({ finished }) => finished))
}
