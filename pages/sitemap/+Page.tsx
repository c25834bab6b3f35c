import { useData } from 'vike-react/useData'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import type { Data } from './+data.ts'
import { MapLane } from './MapLane.tsx'
import styles from './SitemapPage.module.css'

export default function Page() {
  const { breadcrumbs, heading, lanes } = useData<Data>()
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <Breadcrumbs items={breadcrumbs} />
        <h1>{heading}</h1>
      </header>
      <div className={styles.road} aria-hidden="true">
        <div className="wrap">
          <b>0</b>
        </div>
      </div>
      <nav className={`wrap ${styles.lanes}`} aria-label={heading}>
        {lanes.map((lane) => (
          <MapLane key={lane.code} lane={lane} />
        ))}
      </nav>
    </>
  )
}
