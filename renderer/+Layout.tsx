import './styles/index.css'
import type { ReactNode } from 'react'
import { CookieNotice } from '#components/site/CookieNotice.tsx'
import { Footer } from '#components/site/Footer.tsx'
import { Header } from '#components/site/Header.tsx'
import { PopupHost } from '#components/site/PopupHost.tsx'
import styles from './Layout.module.css'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <div id="top" className={styles.page}>
      <a className={styles.skip} href="#content">
        К содержанию
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CookieNotice />
      <PopupHost />
    </div>
  )
}
