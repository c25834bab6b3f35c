import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useMenu } from '../state/StateProvider.tsx'
import { giveFocusBack, holdAbovePage } from '../ui/use-modal.ts'
import { useMedia } from '../ui/use-media.ts'

/** Names the menu to the buttons that open and close it. */
export const MENU = 'menu'

/**
 * The browser itself opens the menu and closes it, before there is any script, too. What it lacks is added here: the page
 * around is out of reach, the focus goes in and comes back, a change of page closes.
 */
export function useMenuPopover(panel: RefObject<HTMLDialogElement | null>) {
  const { urlOriginal } = usePageContext()
  const isOpen = useMenu((state) => state.isOpen)
  const toggle = useMenu((state) => state.toggle)
  const isWide = useMedia('(width > 991px)')

  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const tell = (event: ToggleEvent) => toggle(event.newState === 'open')
    toggle(isShown(element))
    element.addEventListener('beforetoggle', tell)
    return () => element.removeEventListener('beforetoggle', tell)
  }, [panel, toggle])

  useLayoutEffect(() => {
    const element = panel.current
    if (!element || !isOpen) return undefined
    const release = holdAbovePage(element)
    return () => {
      release()
      giveFocusBack(element, document.querySelector(`[popovertarget=${MENU}]`))
      if (isShown(element)) element.hidePopover()
    }
  }, [panel, isOpen])

  useEffect(() => () => toggle(false), [urlOriginal, isWide, toggle])
}

/** A browser that knows no popovers does not know their state either. */
const isShown = (element: HTMLElement) => 'popover' in element && element.matches(':popover-open')
