import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusInside, keepFocusInside } from './focus-trap.ts'
import { bringWithinReach, holdPage, isOnTop } from './hold-page.ts'

interface ModalOptions {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

/** Opens the dialog above the page; when it is no longer open, lets it play its way out and only then closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { isOpen, ...options }: ModalOptions) {
  const opener = useRef<Element>(null)
  const onClosed = useEffectEvent(options.onClosed)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!dialog.current || !isOnTop(dialog.current)) return
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    event.preventDefault()
    options.onClose()
  })

  // Before the next paint: no key falls past the dialog.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (isOpen) {
      opener.current = document.activeElement
      const release = openAbovePage(element)
      const listen = (event: KeyboardEvent) => onKeyDown(event)
      document.addEventListener('keydown', listen)
      return () => {
        document.removeEventListener('keydown', listen)
        release()
      }
    }
    if (!element.open) return undefined
    giveFocusBack(element, opener.current)
    let isStillLeaving = true
    const leave = async () => {
      await movementOf(element)
      if (!isStillLeaving) return
      element.close()
      onClosed()
    }
    void leave()
    return () => {
      isStillLeaving = false
    }
  }, [dialog, isOpen])

  // A dialog that gives its place to the next gives it the focus of the page to remember.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open) giveFocusBack(element, opener.current)
    }
  }, [dialog])
}

function openAbovePage(dialog: HTMLDialogElement): () => void {
  dialog.open = true
  return holdAbovePage(dialog)
}

/**
 * Keeps keyboard and readers in a dialog. Marked as modal by script alone: what is open for a visitor without JavaScript is
 * not.
 */
export function holdAbovePage(dialog: HTMLDialogElement): () => void {
  const release = holdPage(dialog)
  const keepInside = (event: KeyboardEvent) => isOnTop(dialog) && keepFocusInside(dialog, event)
  document.addEventListener('keydown', keepInside)
  dialog.setAttribute('aria-modal', 'true')
  // Only what is laid out takes the focus; the frame does so anyway, and the click is over sooner.
  const frame = requestAnimationFrame(() => focusInside(dialog))
  return () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('keydown', keepInside)
    dialog.removeAttribute('aria-modal')
    release()
  }
}

/** Only a focus the dialog still has: a page that has come meanwhile may have taken it to its heading. */
export function giveFocusBack(dialog: HTMLDialogElement, opener: Element | null) {
  const { activeElement, body } = document
  const isFree = activeElement === null || activeElement === body || dialog.contains(activeElement)
  if (!isFree || !(opener instanceof HTMLElement)) return
  bringWithinReach(opener)
  opener.focus({ preventScroll: true })
}

/** The end of what moves the dialog and its scrim, not what moves inside. */
async function movementOf(dialog: HTMLDialogElement): Promise<void> {
  const own = [dialog, dialog.nextElementSibling].flatMap((element) => element?.getAnimations() ?? [])
  await Promise.allSettled(own.map(({ finished }) => finished))
}
