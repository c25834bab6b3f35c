import { useEffect, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { telAddress } from '#shared/addresses.ts'
import { CallbackLink } from '../../lead/CallbackLink.tsx'
import { useSite } from '../../state/site-context.ts'
import { useEdge } from '../../state/StateProvider.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './CompactBar.module.css'

/** The first screen, and what calls the visitor by itself: near it the bar would say the same twice. */
const ENOUGH = 'main h1, main [data-cta], main form, #top > footer'

/** On phones the ways to the studio stay at hand after the first screen. */
export function CompactBar() {
  const isPhone = useMedia('(width < 640px)')
  return isPhone && <BarWhenNeeded />
}

function BarWhenNeeded() {
  const chat = useEdge((state) => state.chat)
  const isNeeded = useNeed()
  return <CallBar isIn={isNeeded && (chat === null || chat === 'folded')} hasChat={chat !== null} />
}

export function CallBar({ isIn, hasChat }: { isIn: boolean; hasChat: boolean }) {
  const { phones } = useSite()
  const turnChat = useEdge((state) => state.turnChat)
  const [phone] = phones

  return (
    <div className={classes(styles.bar, isIn && styles.in)} data-bar={isIn ? 'in' : 'out'} inert={!isIn}>
      {phone && (
        <a href={telAddress(phone)} className={styles.sign} aria-label={`Позвонить: ${phone}`}>
          <Icon name="phone" />
        </a>
      )}
      <CallbackLink className={styles.call}>Оставить заявку</CallbackLink>
      {hasChat && (
        <button type="button" className={styles.sign} aria-label="Написать в чат" onClick={() => turnChat('window')}>
          <Icon name="plane" />
        </button>
      )}
    </div>
  )
}

/** Whether nothing in view says the same. */
function useNeed(): boolean {
  const { urlPathname } = usePageContext()
  const [isNeeded, setNeeded] = useState(false)

  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
      setNeeded(inView.size === 0)
    })
    for (const element of document.querySelectorAll(ENOUGH)) observer.observe(element)
    return () => observer.disconnect()
  }, [urlPathname])

  return isNeeded
}
