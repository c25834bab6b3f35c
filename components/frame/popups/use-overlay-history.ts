import { useEffect } from 'react'
import { navigate } from 'vike/client/router'
import { useMenu, usePopup } from '../../state/StateProvider.tsx'

/**
 * An open popup or menu has its own history entry, so that Back closes it. The entry goes with it: Forward or a reload
 * on it lead back to the page.
 */
export function useOverlayHistory() {
  const popup = usePopup((state) => state.popup)
  const closePopup = usePopup((state) => state.close)
  const isMenuOpen = useMenu((state) => state.isOpen)
  const toggleMenu = useMenu((state) => state.toggle)

  useEffect(() => {
    if (popup === null && !isMenuOpen) {
      leaveEntry()
      addEventListener('popstate', leaveEntry)
      return () => removeEventListener('popstate', leaveEntry)
    }
    const close = () => {
      closePopup()
      toggleMenu(false)
    }
    // A popup in the address has no entry without it to go back to.
    if (!isOpenByAddress() && !isOverlayEntry()) history.pushState({ isOverlay: true }, '')
    const followLink = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      // The router would push its page on top of that entry.
      event.preventDefault()
      event.stopPropagation()
      const leave = () => void navigate(link.pathname + link.search + link.hash)
      if (isOverlayEntry()) addEventListener('popstate', leave, { once: true })
      else leave()
      close()
    }
    addEventListener('popstate', close)
    addEventListener('click', followLink, { capture: true })
    return () => {
      removeEventListener('popstate', close)
      removeEventListener('click', followLink, { capture: true })
    }
  }, [popup, closePopup, isMenuOpen, toggleMenu])
}

const isOverlayEntry = () => (history.state as { isOverlay?: boolean } | null)?.isOverlay === true

const isOpenByAddress = () => new URLSearchParams(location.search).has('popup')

function leaveEntry() {
  if (isOverlayEntry()) history.back()
  else if (isOpenByAddress()) {
    const address = new URL(location.href)
    address.searchParams.delete('popup')
    history.replaceState(history.state, '', address)
  }
}

/** The internal link that a plain click follows. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.origin !== location.origin || link.target || link.dataset['vike'] === 'false')
    return null
  return link
}
