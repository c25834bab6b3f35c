import { useSite } from '#components/state/site-context.ts'
import type { Data } from './+data.ts'
import { CENTRE, ringPath, SHEET, SPOKES_PATH, STUDIO } from './map-geometry.ts'
import styles from './CityMap.module.css'

/** Stripes of two widths by turns: each width is one path. */
const STRIPES = [8, 15].map((width, first) => ({
  width,
  rings: Array.from({ length: 12 }, (_, index) => ringPath(44 + (first + index * 2) * 38)).join(''),
}))
const ROADS = [
  { radius: 120, width: 6 },
  { radius: 243, width: 8 },
  { radius: 488, width: 14 },
] as const
const RIVER = 'M-20 250C180 180 300 420 470 380S600 250 700 320 690 520 820 500 960 300 1060 400 1160 640 1470 560'

/** Rings of the city as stripes, a red line from its centre to our milepost. */
export function CityMap({ copy }: { copy: NonNullable<Data['map']> }) {
  const { street } = useSite()
  return (
    <figure>
      <figcaption className="visually-hidden">{copy.description}</figcaption>
      <div className={`${styles.map} edged on-screen`} aria-hidden="true">
        <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} fill="none" stroke="var(--c-line-strong)">
          {STRIPES.map(({ width, rings }) => (
            <path key={width} d={rings} stroke="var(--c-paper)" strokeWidth={width} />
          ))}
          <path d={SPOKES_PATH} strokeWidth="2.5" />
          <path d={RIVER} stroke="var(--c-tick)" strokeWidth="26" />
          <path d={RIVER} stroke="var(--c-line)" strokeWidth="10" />
          {ROADS.map(({ radius, width }) => (
            <path key={radius} d={ringPath(radius)} strokeWidth={width} />
          ))}
          <path d={ringPath(ROADS[2].radius)} stroke="var(--c-paper)" strokeWidth="2" strokeDasharray="22 18" />
          <path d={`M${CENTRE.x} ${CENTRE.y}L${STUDIO.x} ${STUDIO.y}`} stroke="var(--cinnabar)" strokeWidth="10" />
          <circle cx={CENTRE.x} cy={CENTRE.y} r="15" fill="var(--cinnabar)" stroke="none" />
        </svg>
        <span className={styles.boulevards}>{copy.boulevards}</span>
        <span className={styles.garden}>{copy.garden}</span>
        <span className={`${styles.third} wide-only-s`}>{copy.third}</span>
        <i className={styles.post} />
        <p className={`${styles.sign} caption lines`}>
          <b className="row">{street}</b>
          {copy.distance}
        </p>
      </div>
    </figure>
  )
}
