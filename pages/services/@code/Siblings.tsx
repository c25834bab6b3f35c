import type { Entry } from '../register-entry.ts'
import { RegisterEntry } from '../RegisterEntry.tsx'
import styles from './Siblings.module.css'

interface SiblingsProps {
  groupName: string
  services: readonly Entry[]
}

/** The other services of the same group, as they stand in the register. */
export function Siblings({ groupName, services }: SiblingsProps) {
  if (services.length === 0) return null
  return (
    <section className="pb">
      <div className={`wrap ${styles.grid} c57 rows`}>
        <div>
          <h2 className="d3">По&nbsp;той&nbsp;же дороге</h2>
          <p className="muted">{groupName}</p>
        </div>
        <ul className="signposts">
          {services.map((service) => (
            <RegisterEntry key={service.code} {...service} />
          ))}
        </ul>
      </div>
    </section>
  )
}
