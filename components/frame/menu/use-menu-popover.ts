import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { WIDE } from '../../dom/media.ts'
import { useMedia } from '../../dom/use-media.ts'
import { useMenu } from '../../state/StateProvider.tsx'
import { restoreFocus, makeModal } from '../../ui/use-modal.ts'

/** The id that `popovertarget` refers to. */
export const MENU = 'menu'

/**
 * The browser opens and closes the popover, even before any script runs. Added here: the rest of the page is inert, the
 * focus moves in and is restored, a navigation closes it.
 */
export function useMenuPopover(panel: RefObject<HTMLDialogElement | null>) {
  const { urlOriginal } = usePageContext()
  const isOpen = useMenu((state) => state.isOpen)
  const setOpen = useMenu((state) => state.setOpen)
  const isWide = useMedia(WIDE)
  const isClosing = useRef(false)

  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const onToggle = ({ newState }: ToggleEvent) => {
      isClosing.current = newState === 'closed'
      setOpen(newState === 'open')
    }
    setOpen(isShown(element))
    element.addEventListener('beforetoggle', onToggle)
    return () => element.removeEventListener('beforetoggle', onToggle)
  }, [panel, setOpen])

  useLayoutEffect(() => {
    const element = panel.current
    if (!element || !isOpen) return undefined
    const release = makeModal(element)
    return () => {
      release()
      restoreFocus(element, document.querySelector(`[popovertarget=${MENU}]`))
      // WebKit would take the focus from the opener again if a popover that is closing were told to close.
      if (!isClosing.current && isShown(element)) element.hidePopover()
    }
  }, [panel, isOpen])

  useEffect(() => () => setOpen(false), [urlOriginal, isWide, setOpen])
}

/** Without popovers the selector `:popover-open` is invalid. */
const isShown = (element: HTMLElement) => 'popover' in element && element.matches(':popover-open')
