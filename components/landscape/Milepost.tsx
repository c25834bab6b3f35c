import { milepostTransform, type MilepostBox } from './mileposts.ts'

const POLE = 84
const HEIGHT = 1000
const STRIPE = POLE * 1.25
const SHADE = 27
const CAP = 52
const CAP_WIDTH = 120

/** Slanting bands, each two stripes below the one before. */
const bands = (top: number, height: number) =>
  `M0 ${top + POLE}` +
  `l${POLE} ${-POLE}v${height}l${-POLE} ${POLE}zm0 ${2 * STRIPE}`.repeat(Math.ceil(HEIGHT / STRIPE / 2) + 1)
const INK = bands(-STRIPE, STRIPE)
const RED = bands(0, STRIPE / 5)

/** A striped milepost with a roof, drawn inside another SVG. */
export function Milepost(box: MilepostBox) {
  return (
    <g transform={milepostTransform(box)}>
      <MilepostDrawing />
    </g>
  )
}

/** A milepost a thousand units high; its foot is the origin. */
export function MilepostDrawing() {
  return (
    <>
      <svg x={-POLE / 2} y={-HEIGHT} width={POLE} height={HEIGHT} fill="var(--ink)">
        <rect fill="var(--l-pole, var(--white))" width={POLE} height={HEIGHT} />
        <path d={INK} />
        <path fill="var(--l-accent, var(--cinnabar))" d={RED} />
        <rect x={POLE - SHADE} width={SHADE} height={HEIGHT} opacity="0.16" />
      </svg>
      <path fill="var(--l-cap)" d={`M${-CAP_WIDTH / 2} ${-HEIGHT}l${CAP_WIDTH / 2} ${-CAP}l${CAP_WIDTH / 2} ${CAP}Z`} />
    </>
  )
}
