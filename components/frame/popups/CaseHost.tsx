import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { navigate } from 'vike/client/router'
import { projectAddress } from '#shared/addresses.ts'
import type { CasePopupProps } from '../../cases/popup/CasePopup.tsx'
import { addressNow } from '../../dom/address-now.ts'
import { interceptHistoryMoves } from '../../dom/history-moves.ts'
import { caseOf } from '../../state/case-store.ts'
import { useOpenCase } from '../../state/StateProvider.tsx'

/** Renders the case named by the store over the page, in sync with the browser's history. */
export function CaseHost() {
  const { urlParsed } = usePageContext()
  const page = urlParsed.pathname + (urlParsed.searchOriginal ?? '')
  const code = useOpenCase((state) => state.code)
  const arrive = useOpenCase((state) => state.arrive)
  const follow = useOpenCase((state) => state.follow)
  const [Popup, setPopup] = useState<ComponentType<CasePopupProps> | null>(null)
  const [shown, setShown] = useState(code)
  // Keep the last case rendered during the closing animation.
  if (code !== null && code !== shown) setShown(code)

  // Not a passive effect: a case pressed right after hydration would be closed again.
  useLayoutEffect(() => arrive(page), [arrive, page])

  useLayoutEffect(
    () =>
      interceptHistoryMoves((entry) => {
        if (follow(entry, addressNow())) return true
        if (!caseOf(entry)) return false
        // The page below has changed: open the case as a page, from its top.
        void navigate(location.pathname)
        return true
      }),
    [follow],
  )

  useEffect(() => {
    if (code === null || Popup) return undefined
    let isCurrent = true
    import('../../cases/popup/CasePopup.tsx').then(
      ({ CasePopup }) => isCurrent && setPopup(() => CasePopup),
      () => isCurrent && location.replace(projectAddress(code)),
    )
    return () => {
      isCurrent = false
    }
  }, [code, Popup])

  if (shown === null || !Popup) return null
  return <Popup code={shown} isOpen={code !== null} onClosed={() => setShown(null)} />
}
