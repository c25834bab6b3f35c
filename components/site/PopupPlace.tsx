import { startTransition, useEffect, useState } from 'react'
import type { PopupName } from '../state/popup-store.ts'
import { usePopup } from '../state/StateProvider.tsx'
import { loadedPopup, loadPopup, type Popup } from './popups.ts'

interface Shown {
  popup: PopupName
  Popup: Popup
  /** It took the place of another. */
  isNext: boolean
}

/** One popup after the other: the next takes the place of the one before as soon as its code is there. */
export function PopupPlace({ popup }: { popup: PopupName | null }) {
  const close = usePopup((state) => state.close)
  const [shown, setShown] = useState(() => shownAtOnce(popup))

  useEffect(() => {
    if (popup === null) return undefined
    let isWanted = true
    const show = async () => {
      const Popup = await loadPopup(popup)
      if (isWanted)
        startTransition(() =>
          setShown((before) => (before?.popup === popup ? before : { popup, Popup, isNext: before !== null })),
        )
    }
    show().catch(() => openByServer(popup, close))
    return () => {
      isWanted = false
    }
  }, [popup, close])

  if (!shown) return null
  const control = { isOpen: popup !== null, isNext: shown.isNext, onClose: close, onClosed: () => setShown(null) }
  return <shown.Popup key={shown.popup} control={control} />
}

function shownAtOnce(popup: PopupName | null): Shown | null {
  const Popup = popup && loadedPopup(popup)
  return Popup && { popup, Popup, isNext: false }
}

/** The code does not come, most likely after a deploy. What was typed is worth more than news of a failure. */
function openByServer(popup: PopupName, close: () => void) {
  if (popup === 'error') close()
  else location.replace(`?popup=${popup}`)
}
