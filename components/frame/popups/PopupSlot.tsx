import { startTransition, useEffect, useState } from 'react'
import { popupOf, type PopupName } from '../../state/popup-store.ts'
import { usePopup } from '../../state/StateProvider.tsx'
import { OfflineNotice } from '../OfflineNotice.tsx'
import { loadedPopup, loadPopup, type Popup } from './popups.ts'

interface Shown {
  popup: PopupName
  Popup: Popup
  /** It replaces another popup. */
  isNext: boolean
}

/** One popup at a time: the next replaces it as soon as its code has loaded. */
export function PopupSlot({ popup }: { popup: PopupName | null }) {
  const close = usePopup((state) => state.close)
  const [shown, setShown] = useState(() => preloaded(popup))
  const [isOffline, setIsOffline] = useState(false)

  useEffect(() => {
    if (popup === null) return undefined
    let isCurrent = true
    const show = async () => {
      const Popup = await loadPopup(popup)
      setIsOffline(false)
      if (isCurrent)
        startTransition(() =>
          setShown((before) => (before?.popup === popup ? before : { popup, Popup, isNext: before !== null })),
        )
    }
    show().catch(() => {
      if (!isCurrent) return
      // Rather show the form with what was typed than report the failure.
      if (popup === 'error') close()
      else if (navigator.onLine) openOnServer(popup, close)
      else {
        close()
        setIsOffline(true)
      }
    })
    return () => {
      isCurrent = false
    }
  }, [popup, close])

  if (!shown) return isOffline && <OfflineNotice onClose={() => setIsOffline(false)} />
  const control = { isOpen: popup !== null, isNext: shown.isNext, onClose: close, onClosed: () => setShown(null) }
  return <shown.Popup key={shown.popup} control={control} />
}

function preloaded(popup: PopupName | null): Shown | null {
  const Popup = popup && loadedPopup(popup)
  return Popup && { popup, Popup, isNext: false }
}

/** The fallback when the code does not load, most likely after a deploy. */
function openOnServer(popup: PopupName, close: () => void) {
  if (!popupOf({ popup })) return followOpener(`[data-popup=${popup}]`, close)
  const address = new URL(location.href)
  address.searchParams.set('popup', popup)
  address.hash = ''
  location.replace(address)
}

/** A popup that no address can name: its opener links to a place that says the same. */
function followOpener(openers: string, close: () => void) {
  const opener =
    document.activeElement?.closest<HTMLAnchorElement>(openers) ?? document.querySelector<HTMLAnchorElement>(openers)
  if (opener) location.replace(opener.href)
  // A link within the page loads nothing, so the popup would stay open.
  if (!opener || location.href === opener.href) close()
}
