import { telAddress } from '#shared/addresses.ts'
import { CallbackLink } from '../../lead/CallbackLink.tsx'
import { useSite } from '../../state/site-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CompactBar.module.css'

/** On phones, contact links after the first screen; `boot/edge/bar.ts` shows them. */
export function CompactBar({ isIn = false }: { isIn?: boolean }) {
  const { phones } = useSite()
  const [phone] = phones

  return (
    <nav className={`${styles.bar} abreast`} aria-label="Связь" data-bar={isIn ? 'in' : 'out'} suppressHydrationWarning>
      {phone && (
        <a href={telAddress(phone)} aria-label={`Позвонить: ${phone}`}>
          <Icon name="phone" />
        </a>
      )}
      <CallbackLink className={styles.call}>Оставить заявку</CallbackLink>
      <button type="button" className={styles.chat} aria-label="Написать в чат" data-chat-turns="window">
        <Icon name="plane" />
      </button>
    </nav>
  )
}
