import type { Place } from './lanes.ts'
import { PlaceName } from './PlaceName.tsx'
import styles from './PlaceList.module.css'

/** A nested list of pages. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null
  return (
    <ul className={`${styles.list} links`}>
      {places.map((place) => (
        <li key={place.address ?? place.name} data-palette={place.palette}>
          <PlaceName place={place} />
          {place.places && <PlaceList places={place.places} />}
        </li>
      ))}
    </ul>
  )
}
