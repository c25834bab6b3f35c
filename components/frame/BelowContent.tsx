import { CursorHost } from './CursorHost.tsx'
import { Footer } from './footer/Footer.tsx'
import { CaseHost } from './popups/CaseHost.tsx'
import { GalleryHost } from './popups/GalleryHost.tsx'

/** The footer, and the hosts of what a visitor may open on any page. */
export function BelowContent() {
  return (
    <>
      <Footer />
      <CaseHost />
      <GalleryHost />
      <CursorHost />
    </>
  )
}
