import { serviceAddress } from '#shared/addresses.ts'
import { useFrame } from '../state/site-context.ts'
import { CallbackLink } from '../lead/CallbackLink.tsx'
import { ServiceIcon } from '../service/ServiceIcon.tsx'
import { Icon } from '../ui/Icon.tsx'
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
          <a href="/services/">
            <Icon name="arrow" />
            <b>{counts.services === undefined ? 'Все услуги' : `Все ${counts.services} услуг`}</b>
            <span>Указатель с ценами</span>
          </a>
        </li>
      </ul>
      <div className={styles.call} data-theme="night">
        <p className="d3">Расскажите про ваш проект</p>
        <CallbackLink>Напишите нам</CallbackLink>
      </div>
    </div>
  )
}
