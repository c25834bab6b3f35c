import { usePopupLink } from '#components/state/popup-link.ts'
import { ButtonLink } from '#components/ui/Button.tsx'
import { PrizeWheel } from '#components/wheel/PrizeWheel.tsx'
import type { Copy } from './copy.ts'
import styles from './WheelBand.module.css'

export function WheelBand({ copy: { whom, title, lead, action } }: { copy: NonNullable<Copy['wheel']> }) {
  // Without JavaScript no wheel turns: the visitor requests a prize instead.
  const open = usePopupLink('fortuna', { href: '?popup=callback' })
  return (
    <section className={`${styles.band} on-screen`} data-theme="rye">
      <div className={`wrap ${styles.grid} parts-m pt`}>
        <div className={styles.text}>
          <p className="caption">{whom}</p>
          <h2 className="d2">{title}</h2>
          <p className="lead">{lead}</p>
          <ButtonLink size="large" tone="ink" {...open}>
            {action}
          </ButtonLink>
        </div>
        <div className={styles.wheel}>
          <PrizeWheel className={styles.drawing} />
          <i className={styles.pointer} />
        </div>
      </div>
    </section>
  )
}
