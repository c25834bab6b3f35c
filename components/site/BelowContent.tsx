import { CaseHost } from './CaseHost.tsx'
import { CursorHost } from './CursorHost.tsx'
import { Footer } from './Footer.tsx'
import { GalleryHost } from './GalleryHost.tsx'
import { PopupHost } from './PopupHost.tsx'

/** What stands below the content of every page, and what waits there for the visitor to call it. */
export function BelowContent() {
  return (
    <>
      <Footer />
      <CaseHost />
      <GalleryHost />
      <PopupHost />
      <CursorHost />
    </>
  )
}
