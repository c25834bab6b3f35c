import { useData } from 'vike-react/useData'
import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import type { Data } from './+data.ts'
import { MapLane } from './MapLane.tsx'
import styles from './SitemapPage.module.css'

export default function Page() {
  const { breadcrumbs, heading, callback, lanes } = useData<Data>()
  return (
    <>
      <header className={`wrap ${styles.header} pt-hero`}>
        <Breadcrumbs items={breadcrumbs} />
        <h1>{heading}</h1>
      </header>
      <div className={`${styles.road} on-screen`}>
        <div className="wrap spread">
          <b className="centred" aria-hidden="true">
            0
          </b>
          <CallbackLink>{callback}</CallbackLink>
        </div>
      </div>
      <nav className={`wrap ${styles.lanes} parts-m`} aria-label={heading}>
        {lanes.map((lane) => (
          <MapLane key={lane.code} lane={lane} />
        ))}
      </nav>
    </>
  )
}
