import { Chat } from '../../chat/Chat.tsx'
import styles from './BottomEdge.module.css'
import { CompactBar } from './CompactBar.tsx'
import { CookieNotice } from './CookieNotice.tsx'

/**
 * All that stays at the bottom edge of the window while the page goes by: the notice about cookies along the edge, above
 * it one place that the chat and, on phones, the compact bar share. React draws it and no more: what shows and hides it lives
 * without React, before it and beside it.
 */
export function BottomEdge() {
  return (
    <div className={styles.edge} data-edge suppressHydrationWarning>
      <CookieNotice />
      <CompactBar />
      <Chat />
    </div>
  )
}
