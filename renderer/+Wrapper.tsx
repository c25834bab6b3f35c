import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { popupOf } from '#components/state/popup-store.ts'
import { StateProvider } from '#components/state/StateProvider.tsx'

export default function Wrapper({ children }: { children: ReactNode }) {
  const { urlParsed } = usePageContext()
  return <StateProvider popup={popupOf(urlParsed.search)}>{children}</StateProvider>
}
