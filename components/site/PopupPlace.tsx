import { startTransition, useEffect, useState } from 'react'
import type { PopupName } from '../state/popup-store.ts'
import { usePopup } from '../state/StateProvider.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
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
  const [isCutOff, setIsCutOff] = useState(false)

  useEffect(() => {
    if (popup === null) return undefined
    let isWanted = true
    const show = async () => {
      const Popup = await loadPopup(popup)
      setIsCutOff(false)
      if (isWanted)
        startTransition(() =>
          setShown((before) => (before?.popup === popup ? before : { popup, Popup, isNext: before !== null })),
        )
    }
    show().catch(() => {
      // What was typed is worth more than news of a failure.
      if (popup === 'error') close()
      else if (navigator.onLine) openByServer(popup)
      else {
        close()
        setIsCutOff(true)
      }
    })
    return () => {
      isWanted = false
    }
  }, [popup, close])

  if (!shown) return isCutOff && <OfflineNotice onClose={() => setIsCutOff(false)} />
  const control = { isOpen: popup !== null, isNext: shown.isNext, onClose: close, onClosed: () => setShown(null) }
  return <shown.Popup key={shown.popup} control={control} />
}

function shownAtOnce(popup: PopupName | null): Shown | null {
  const Popup = popup && loadedPopup(popup)
  return Popup && { popup, Popup, isNext: false }
}

/** The code does not come, most likely after a deploy. */
const openByServer = (popup: PopupName) => location.replace(`?popup=${popup}`)
