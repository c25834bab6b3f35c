import { useEffect, useState, type ComponentType } from 'react'
import { navigate } from 'vike/client/router'
import { usePageContext } from 'vike-react/usePageContext'
import { projectAddress } from '#shared/addresses.ts'
import type { CasePopupProps } from '../project/popup/CasePopup.tsx'
import { caseOf } from '../state/case-store.ts'
import { claimHistoryMoves } from '../state/history-moves.ts'
import { useOpenCase } from '../state/StateProvider.tsx'

/** Shows the case the store names over the page, and keeps the two in step with the browser's history. */
export function CaseHost() {
  const { urlParsed } = usePageContext()
  const page = urlParsed.pathname + (urlParsed.searchOriginal ?? '')
  const code = useOpenCase((state) => state.code)
  const arrive = useOpenCase((state) => state.arrive)
  const follow = useOpenCase((state) => state.follow)
  const [Popup, setPopup] = useState<ComponentType<CasePopupProps> | null>(null)
  const [shown, setShown] = useState(code)
  // The last case stays in view while the popup goes.
  if (code !== null && code !== shown) setShown(code)

  useEffect(() => arrive(page), [arrive, page])

  useEffect(
    () =>
      claimHistoryMoves((entry) => {
        if (follow(entry, location.pathname + location.search)) return true
        if (!caseOf(entry)) return false
        // The page beneath is another one now: the case comes as a page, from its top.
        void navigate(location.pathname)
        return true
      }),
    [follow],
  )

  useEffect(() => {
    if (code === null || Popup) return
    import('../project/popup/CasePopup.tsx').then(
      ({ CasePopup }) => setPopup(() => CasePopup),
      () => location.replace(projectAddress(code)),
    )
  }, [code, Popup])

  if (shown === null || !Popup) return null
  return <Popup code={shown} isOpen={code !== null} onClosed={() => setShown(null)} />
}
