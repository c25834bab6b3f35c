import './styles/index.css'
import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { countersMark } from '#components/site/counters-mark.ts'
import { DraftBar } from '#components/site/DraftBar.tsx'
import { LaterBottomEdge } from '#components/site/edge/LaterBottomEdge.tsx'
import { Header } from '#components/site/Header.tsx'
import { LaterBelowContent } from '#components/site/LaterBelowContent.tsx'
import { LoadingBar } from '#components/site/LoadingBar.tsx'
import { LogoSymbols } from '#components/site/LogoSymbols.tsx'
import { MobileMenu } from '#components/site/MobileMenu.tsx'
import { LaterSectionBar } from '#components/site/LaterSectionBar.tsx'
import { ANNOUNCER } from './arrival.ts'
import styles from './Layout.module.css'

export default function Layout({ children }: { children: ReactNode }) {
  const { site, preview } = usePageContext()
  // The address of a draft holds a ticket that is nobody else's to know.
  const counters = preview === undefined ? countersMark(site.counters) : undefined
  return (
    <div id="top" className={styles.page} data-counters={counters}>
      <LogoSymbols />
      <LoadingBar />
      <a className={styles.skip} href="#content">
        К содержанию
      </a>
      <LaterBottomEdge />
      <Header />
      <MobileMenu />
      <LaterSectionBar />
      {preview && <DraftBar />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <p id={ANNOUNCER} className="visually-hidden" aria-live="polite" />
      <LaterBelowContent />
    </div>
  )
}
