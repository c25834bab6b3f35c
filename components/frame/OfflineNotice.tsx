import { telAddress } from '#shared/addresses.ts'
import { useSite } from '../state/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './OfflineNotice.module.css'

/** The fallback for a popup that cannot load offline: a telephone needs no network. */
export function OfflineNotice({ onClose }: { onClose: () => void }) {
  const {
    phones: [phone],
  } = useSite()
  return (
    <p className={`${styles.notice} abreast`} role="alert" data-theme="night">
      <span>
        Нет связи с&nbsp;интернетом.
        {phone && (
          <>
            {' '}
            Позвоните: <a href={telAddress(phone)}>{phone}</a>
          </>
        )}
      </span>
      <button type="button" aria-label="Закрыть" onClick={onClose}>
        <Icon name="close" />
      </button>
    </p>
  )
}
