import { serviceAddress } from '#shared/addresses.ts'
import { plural } from '#shared/format/plural.ts'
import { useFrame } from '../../state/site-context.ts'
import { CallbackLink } from '../../lead/CallbackLink.tsx'
import { ServiceIcon } from '../../services/ServiceIcon.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ServicesDropdown.module.css'

export function ServicesDropdown() {
  const { services, counts } = useFrame()
  return (
    <div className={`wrap ${styles.panel}`}>
      <ul className={styles.cards}>
        {services.map(({ code, name, description }) => (
          <li key={code}>
            <a href={serviceAddress(code)}>
              <ServiceIcon code={code} />
              <b>{name}</b>
              <span>{description}</span>
            </a>
          </li>
        ))}
        <li>
          <a href="/services/" className={styles.all}>
            <span>{allOf(counts.services)}</span>
            <Icon name="arrow" />
          </a>
        </li>
      </ul>
      <div className={styles.call} data-theme="night">
        <p className="d3">Расскажите про&nbsp;ваш проект</p>
        <p className="small muted">Подскажем, с&nbsp;какой услуги начать, даже если это не&nbsp;наша.</p>
        <CallbackLink>Напишите нам</CallbackLink>
      </div>
    </div>
  )
}

const allOf = (count: number | undefined) =>
  count === undefined ? 'Все услуги' : `Все ${count} ${plural(count, ['услуга', 'услуги', 'услуг'])}`
