import { usePageContext } from 'vike-react/usePageContext'
import { CaseHost } from './CaseHost.tsx'
import { Counters } from './Counters.tsx'
import { CursorHost } from './CursorHost.tsx'
import { Footer } from './Footer.tsx'
import { GalleryHost } from './GalleryHost.tsx'
import { PopupHost } from './PopupHost.tsx'

/** What stands below the content of every page, and what waits there for the visitor to call it. */
export function BelowContent() {
  const { preview } = usePageContext()
  return (
    <>
      <Footer />
      <CaseHost />
      <GalleryHost />
      <PopupHost />
      <CursorHost />
      {preview === undefined && <Counters />}
    </>
  )
}
