import type { Ref } from 'react'
import { PRIZES } from './prizes.ts'
import styles from './PrizeWheel.module.css'

const RIM = 334
const RADIUS = 300
const SECTOR = 360 / PRIZES.length
const NOTCHES = 72

/** A point of the circle, `angle` in degrees clockwise from the right. */
function point(radius: number, angle: number) {
  const radians = (angle * Math.PI) / 180
  return `${(Math.cos(radians) * radius).toFixed(1)} ${(Math.sin(radians) * radius).toFixed(1)}`
}

const sector = (middle: number) =>
  `M0 0L${point(RADIUS, middle - SECTOR / 2)}A${RADIUS} ${RADIUS} 0 0 1 ${point(RADIUS, middle + SECTOR / 2)}Z`

interface PrizeWheelProps {
  className?: string | undefined
  /** The part that turns. */
  ref?: Ref<SVGGElement>
}

/** The wheel at rest: a prize in each sector, the second one under the pointer on the right. */
export function PrizeWheel({ className, ref }: PrizeWheelProps) {
  return (
    <svg className={className} viewBox="-340 -340 680 680" aria-hidden="true">
      <g ref={ref} className={styles.wheel}>
        <circle r={RIM} />
        <path className={styles.notches} d="M319 0A319 319 0 0 1-319 0A319 319 0 0 1 319 0" pathLength={NOTCHES} />
        {PRIZES.map(({ name, lines: [first, second] }, index) => (
          <g key={name} className={styles.sector} transform={`rotate(${index * SECTOR - 90})`}>
            <path d={sector(0)} />
            <text x="278" y="-6">
              {first}
            </text>
            <text x="278" y="28">
              {second}
            </text>
          </g>
        ))}
        <circle r="58" />
        <circle fill="var(--rye)" r="38" />
        <path className={styles.slot} d="M-20 20L20 -20" />
      </g>
    </svg>
  )
}
