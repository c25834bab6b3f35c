import { Landscape } from '#components/landscape/Landscape.tsx'
import { Milepost } from '#components/landscape/Milepost.tsx'
import type { Scene } from '#components/landscape/scene.ts'
import { Snowfall } from '#components/landscape/Snowfall.tsx'
import styles from './Blizzard.module.css'

const SCENE: Scene = {
  width: 1440,
  height: 900,
  horizon: 630,
  vanishing: 1065.6,
  halfRoad: 1.12,
  aside: -0.1,
  focal: 1.7,
  pageLength: 9,
  sun: { radius: 48, shift: 246, above: 262 },
  isClear: true,
  mileposts: [26, 17, 11.5],
}

/** A snowed-up road by night; its near milepost shows the status. */
export function Blizzard({ status }: { status: number }) {
  return (
    <>
      <Landscape className={styles.landscape} scene={SCENE} anchor="xMaxYMax">
        <g className={styles.near}>
          <Milepost x={1080} y={838} height={560} />
          <g transform="translate(1080 312)">
            <rect fill="var(--snow)" x="-132" width="264" height="150" />
            <rect x="-124" y="8" width="248" height="134" fill="none" stroke="var(--ink)" strokeWidth="4" />
            <text
              y="121"
              fill="var(--ink)"
              fontSize="130"
              fontFamily="var(--f-display)"
              fontWeight="800"
              textAnchor="middle"
            >
              {status}
            </text>
          </g>
          <path fill="#33434f" d="M950 842q60 -40 130 -34t150 34z" />
        </g>
      </Landscape>
      <Snowfall />
    </>
  )
}
