import type { Ref } from 'react'
import { PRIZES } from './prizes.ts'
import styles from './PrizeWheel.module.css'

const RIM = 334
const RADIUS = 300
const SECTOR = 360 / PRIZES.length
/** A notch and the way to the next are 1 long. */
const NOTCHES = 72

/** Grounds and words of the sectors that are not ink on snow. */
const COLOURS: Record<number, readonly string[]> = {
  0: ['var(--cinnabar)', 'var(--c-on-accent)'],
  2: ['var(--cornflower)', 'var(--white)'],
  4: ['var(--pine)', 'var(--snow)'],
}

/** A point of the circle, `angle` in degrees clockwise from the right. */
function point(radius: number, angle: number) {
  const radians = (angle * Math.PI) / 180
  return `${(Math.cos(radians) * radius).toFixed(1)} ${(Math.sin(radians) * radius).toFixed(1)}`
}

const angleOf = (index: number) => index * SECTOR - 90

const sector = (index: number) =>
  `M0 0L${point(RADIUS, angleOf(index) - SECTOR / 2)}A${RADIUS} ${RADIUS} 0 0 1 ${point(RADIUS, angleOf(index) + SECTOR / 2)}Z`

interface PrizeWheelProps {
  className?: string | undefined
  /** The part that turns. */
  ref?: Ref<SVGGElement>
}

/** The wheel at rest: a prize in each sector, the second one under the pointer on the right. */
export function PrizeWheel({ className, ref }: PrizeWheelProps) {
  return (
    <svg className={className} viewBox="-340 -340 680 680" aria-hidden="true">
      <g ref={ref} className={styles.wheel} fill="var(--ink)" textAnchor="end">
        <circle r={RIM} />
        <path
          d="M319 0A319 319 0 0 1-319 0A319 319 0 0 1 319 0"
          fill="none"
          stroke="var(--snow)"
          strokeWidth="22"
          pathLength={NOTCHES}
          strokeDasharray="0.36 0.64"
          strokeDashoffset="0.18"
        />
        <g fill="var(--snow)" stroke="var(--ink)" strokeWidth="5">
          {PRIZES.map(({ name }, index) => (
            <path key={name} d={sector(index)} fill={COLOURS[index]?.[0]} />
          ))}
        </g>
        {PRIZES.map(({ name, lines: [first, second] }, index) => (
          <g key={name} fill={COLOURS[index]?.[1]} transform={`rotate(${angleOf(index)})`}>
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
        <path d="M-20 20L20 -20" stroke="var(--ink)" strokeWidth="9" />
      </g>
    </svg>
  )
}
