import { useId } from 'react'
import { useLazyMotion } from '../dom/use-lazy-motion.ts'
import { SNOW_TILE, snowfall } from './snowfall.ts'
import styles from './Snowfall.module.css'

const LAYERS = [
  { fill: 'var(--slate)', path: snowfall({ seed: 1825, flakes: 90, length: [8, 14], thickness: 1.2 }) },
  { fill: 'var(--frost-4)', path: snowfall({ seed: 1826, flakes: 56, length: [16, 38], thickness: 2.2 }) },
  { fill: 'var(--snow)', path: snowfall({ seed: 1827, flakes: 30, length: [38, 50], thickness: 3.6 }) },
]

const loadMotion = async () => (await import('./rest-out-of-view.ts')).restOutOfView

/** Driving snow in three depths over whatever is behind it. It drifts unless reduced motion is preferred. */
export function Snowfall() {
  const id = useId()
  const sky = useLazyMotion<HTMLDivElement>(loadMotion)
  return (
    <div ref={sky} className={styles.snowfall} aria-hidden="true">
      {LAYERS.map(({ fill, path }, depth) => (
        <svg key={fill} fill={fill}>
          <pattern id={id + depth} {...SNOW_TILE} patternUnits="userSpaceOnUse">
            <path d={path} />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${id}${depth})`} />
        </svg>
      ))}
    </div>
  )
}
