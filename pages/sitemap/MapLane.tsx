import { classes } from '#components/ui/classes.ts'
import type { Lane } from './lanes.ts'
import { PlaceList } from './PlaceList.tsx'
import { PlaceName } from './PlaceName.tsx'
import styles from './MapLane.module.css'

export function MapLane({ lane: { code, stops } }: { lane: Lane }) {
  return (
    <div className={classes(styles.lane, styles[code])}>
      {stops.map((stop) => (
        <section key={stop.name}>
          <h2 className="links nowrap">
            <PlaceName place={stop} />
          </h2>
          <PlaceList places={stop.places} />
        </section>
      ))}
    </div>
  )
}
