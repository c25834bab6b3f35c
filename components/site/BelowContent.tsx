import { usePageContext } from 'vike-react/usePageContext'
import styles from './BelowContent.module.css'
import { CaseHost } from './CaseHost.tsx'
import { ChatHost } from './ChatHost.tsx'
import { CookieNotice } from './CookieNotice.tsx'
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
      <div className={styles.corners}>
        <CookieNotice />
        <ChatHost />
      </div>
      <CaseHost />
      <GalleryHost />
      <PopupHost />
      <CursorHost />
      {preview === undefined && <Counters />}
    </>
  )
}
