import styles from './BottomEdge.module.css'
import { ChatHost } from './ChatHost.tsx'
import { CompactBar } from './CompactBar.tsx'
import { CookieNotice } from './CookieNotice.tsx'

/**
 * All that stays at the bottom edge of the window while the page goes by: the notice about cookies along the edge, above
 * it one place that the chat and, on phones, the compact bar share.
 */
export function BottomEdge() {
  return (
    <div className={styles.edge}>
      <CookieNotice />
      <CompactBar />
      <ChatHost />
    </div>
  )
}
