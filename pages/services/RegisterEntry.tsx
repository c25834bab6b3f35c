import { NamedIcon } from '#components/ui/NamedIcon.tsx'
import { serviceAddress } from '#shared/addresses.ts'
import type { ServiceCard } from '#shared/entities/service.ts'
import { thousands } from '#shared/format/price.ts'
import type { Entry } from './register-entry.ts'
import styles from './RegisterEntry.module.css'

export function RegisterEntry({ code, name, price, icon }: Entry) {
  return (
    <li className={styles.entry}>
      <a href={serviceAddress(code)}>
        <NamedIcon drawing={icon} className={styles.icon} />
        <b>{name}</b>
        <i />
        {price && <EntryPrice {...price} />}
      </a>
    </li>
  )
}

function EntryPrice({ from, isMonthly }: NonNullable<ServiceCard['price']>) {
  const [figure, unit] = thousands(from).split('\u00a0')
  return (
    <span className={styles.price}>
      <small className={styles.from}>от </small>
      {figure} <small>{unit}</small> <span className="rouble">₽</span>
      {isMonthly && <small>/мес</small>}
    </span>
  )
}
