import './styles/index.css'
import { Fragment, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { DraftBar } from '#components/frame/DraftBar.tsx'
import { LazyBottomEdge } from '#components/frame/edge/LazyBottomEdge.tsx'
import { Header } from '#components/frame/header/Header.tsx'
import { LazyBelowContent } from '#components/frame/LazyBelowContent.tsx'
import { LoadingBar } from '#components/frame/LoadingBar.tsx'
import { LogoSymbol } from '#components/frame/LogoSymbol.tsx'
import { MobileMenu } from '#components/frame/menu/MobileMenu.tsx'
import { PopupHost } from '#components/frame/popups/PopupHost.tsx'
import { LazySectionBar } from '#components/frame/section-bar/LazySectionBar.tsx'
import { HydrationBoundary } from '#components/hydration/HydrationBoundary.tsx'
import { ANNOUNCER } from './arrival.ts'
import styles from './Layout.module.css'

export default function Layout({ children }: { children: ReactNode }) {
  const { preview, urlPathname } = usePageContext()
  return (
    // The address of a draft holds a secret ticket.
    <div id="top" className={styles.page} data-uncounted={preview !== undefined || undefined}>
      <LogoSymbol />
      <LoadingBar />
      <a className={styles.skip} href="#content">
        К&nbsp;содержанию
      </a>
      <LazyBottomEdge />
      <HydrationBoundary>
        <Header />
      </HydrationBoundary>
      <HydrationBoundary>
        <MobileMenu />
      </HydrationBoundary>
      <LazySectionBar />
      {preview && <DraftBar />}
      <main id="content" tabIndex={-1}>
        {/* Two pages of one route share no state: no form, slider or table of contents. */}
        <Fragment key={urlPathname}>{children}</Fragment>
      </main>
      <p id={ANNOUNCER} className="visually-hidden" aria-live="polite" />
      <LazyBelowContent />
      <PopupHost />
    </div>
  )
}
