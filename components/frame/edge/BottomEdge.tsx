import { Chat } from '../../chat/Chat.tsx'
import { CompactBar } from './CompactBar.tsx'
import { CookieNotice } from './CookieNotice.tsx'
import styles from './BottomEdge.module.css'

/**
 * Everything fixed to the bottom of the window: the cookie notice along the edge, above it one slot shared by the chat
 * and, on phones, the compact bar. React only renders it; scripts outside React show and hide it.
 */
export function BottomEdge() {
  return (
    <div className={styles.edge} data-edge="" suppressHydrationWarning>
      <CookieNotice />
      <CompactBar />
      <Chat />
    </div>
  )
}
