import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { moveFocusInto, trapFocus } from '../dom/focus-trap.ts'
import { clearInert, makePageInert, isOnTop } from '../dom/inert-page.ts'

interface ModalOptions {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Opens the dialog above the page; closes it after the closing animation. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { isOpen, ...options }: ModalOptions) {
  const opener = useRef<Element>(null)
  const onClosed = useEffectEvent(options.onClosed)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!dialog.current || !isOnTop(dialog.current)) return
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    event.preventDefault()
    options.onClose()
  })

  // Before the next paint, so that no key press misses the dialog.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (isOpen) {
      opener.current = document.activeElement
      const release = openModal(element)
      const listen = (event: KeyboardEvent) => onKeyDown(event)
      document.addEventListener('keydown', listen)
      return () => {
        document.removeEventListener('keydown', listen)
        release()
      }
    }
    if (!element.open) return undefined
    restoreFocus(element, opener.current)
    let isClosing = true
    const leave = async () => {
      await animationsDone(element)
      if (!isClosing) return
      element.close()
      onClosed()
    }
    void leave()
    return () => {
      isClosing = false
    }
  }, [dialog, isOpen])

  // A replaced dialog restores the focus, so that the next one remembers the same opener.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open) restoreFocus(element, opener.current)
    }
  }, [dialog])
}

function openModal(dialog: HTMLDialogElement): () => void {
  dialog.open = true
  return makeModal(dialog)
}

/**
 * Traps keyboard and screen readers in a dialog. Only this marks it as modal: without JavaScript an open one is not.
 */
export function makeModal(dialog: HTMLDialogElement): () => void {
  const release = makePageInert(dialog)
  const onTab = (event: KeyboardEvent) => isOnTop(dialog) && trapFocus(dialog, event)
  document.addEventListener('keydown', onTab)
  dialog.setAttribute('aria-modal', 'true')
  // Only elements with layout can be focused: waiting for the frame keeps the click short.
  const frame = requestAnimationFrame(() => moveFocusInto(dialog))
  return () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('keydown', onTab)
    dialog.removeAttribute('aria-modal')
    release()
  }
}

/** Only if the dialog still has the focus: a new page may have moved it to its heading. */
export function restoreFocus(dialog: HTMLDialogElement, opener: Element | null) {
  const { activeElement, body } = document
  const isFree = activeElement === null || activeElement === body || dialog.contains(activeElement)
  if (!isFree || !(opener instanceof HTMLElement)) return
  clearInert(opener)
  opener.focus({ preventScroll: true })
}

/** Waits for the animations of the dialog and its scrim, not for those inside. */
async function animationsDone(dialog: HTMLDialogElement): Promise<void> {
  const own = [dialog, dialog.nextElementSibling].flatMap((element) => element?.getAnimations() ?? [])
  await Promise.allSettled(own.map(({ finished }) => finished))
}
