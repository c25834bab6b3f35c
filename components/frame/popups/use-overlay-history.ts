import { useEffect, useEffectEvent, useRef } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { navigate } from 'vike/client/router'
import { addressNow } from '../../dom/address-now.ts'
import { interceptHistoryMoves } from '../../dom/history-moves.ts'
import { isPlainClick } from '../../dom/plain-click.ts'
import { areWholePagesForced } from '../../hydration/whole-pages.ts'
import { useMenu, usePopup } from '../../state/StateProvider.tsx'

/**
 * An open popup or menu has its own history entry, so that Back closes it. When it closes, the entry is left as well:
 * Forward to it, or a reload on it, goes back to the page's own. The router does not hear of these moves.
 */
export function useOverlayHistory() {
  const { urlOriginal } = usePageContext()
  const popup = usePopup((state) => state.popup)
  const closePopup = usePopup((state) => state.close)
  const isMenuOpen = useMenu((state) => state.isOpen)
  const setMenuOpen = useMenu((state) => state.setOpen)
  /** Follows a link of the popup or menu once their entry is left. */
  const follow = useRef<(() => void) | null>(null)
  const close = useEffectEvent(() => {
    closePopup()
    setMenuOpen(false)
  })

  useEffect(() => {
    if (popup === null && !isMenuOpen) {
      leaveEntry()
      return undefined
    }
    // Before a popup named in the address there is no entry of the page alone to go back to.
    if (!isOpenByAddress() && !isOverlay(history.state)) pushEntry()
    const followLink = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      // The router would push its page on top of that entry.
      event.preventDefault()
      event.stopPropagation()
      const target = document.getElementById(link.hash.slice(1))
      if (target?.closest('dialog')) return target.focus()
      const leave = () =>
        areWholePagesForced() ? location.assign(link.href) : void navigate(link.pathname + link.search + link.hash)
      if (isOverlay(history.state)) follow.current = leave
      else leave()
      close()
    }
    addEventListener('click', followLink, { capture: true })
    return () => removeEventListener('click', followLink, { capture: true })
  }, [popup, isMenuOpen])

  useEffect(() => {
    const page = addressNow()
    let wasOver = isOverlay(history.state)
    return interceptHistoryMoves((entry) => {
      const isOver = isOverlay(entry)
      const isOwnMove = (isOver || wasOver) && addressNow() === page
      wasOver = isOver
      const wasLeft = isLeaving && !isOver
      isLeaving = false
      if (popup === null && !isMenuOpen) leaveEntry()
      else if (wasLeft) {
        // Opened while the entry of an earlier one was being left.
        pushEntry()
        wasOver = true
      } else close()
      follow.current?.()
      follow.current = null
      return isOwnMove
    })
  }, [urlOriginal, popup, isMenuOpen])
}

const isOverlay = (entry: unknown) => (entry as { isOverlay?: boolean } | null)?.isOverlay === true

const isOpenByAddress = () => new URLSearchParams(location.search).has('popup')

/** With the router's own state: it renders the page of an entry that the visitor goes to from this one. */
const pushEntry = () => history.pushState({ ...history.state, isOverlay: true }, '')

/** The browser goes back later: a press in between may open something again. */
let isLeaving = false

function leaveEntry() {
  if (isOverlay(history.state)) {
    isLeaving = true
    history.back()
  } else if (isOpenByAddress()) {
    const address = new URL(location.href)
    address.searchParams.delete('popup')
    history.replaceState(history.state, '', address)
  }
}

/** The internal link that a plain click follows. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (
    !link ||
    !isPlainClick(event) ||
    link.origin !== location.origin ||
    link.target ||
    link.rel === 'external' ||
    link.dataset['vike'] === 'false'
  )
    return null
  return link
}
