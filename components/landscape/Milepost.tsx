import { standing, type Post } from './posts.ts'
import styles from './Landscape.module.css'

const POLE = 84
const HEIGHT = 1000
const STRIPE = POLE * 1.25
const SHADE = 27
const CAP = 52
const CAP_WIDTH = 120

const STRIPES = Array.from({ length: Math.ceil(HEIGHT / STRIPE / 2) + 1 }, (_, index) => (index * 2 - 1) * STRIPE)

const band = (top: number, height: number) => `M0 ${top + POLE}L${POLE} ${top}v${height}L0 ${top + height + POLE}Z`
const INK = STRIPES.map((top) => band(top, STRIPE)).join('')
const RED = STRIPES.map((top) => band(top + STRIPE, STRIPE / 5)).join('')

/** A striped milepost with a roof, drawn inside another SVG. */
export function Milepost(post: Post) {
  return (
    <g transform={standing(post)}>
      <MilepostDrawing />
    </g>
  )
}

/** A milepost a thousand units high; its foot is the origin. */
export function MilepostDrawing() {
  return (
    <>
      <svg x={-POLE / 2} y={-HEIGHT} width={POLE} height={HEIGHT}>
        <rect className={styles.pole} width={POLE} height={HEIGHT} />
        <path className={styles.ink} d={INK} />
        <path className={styles.cinnabar} d={RED} />
        <rect className={styles.ink} x={POLE - SHADE} width={SHADE} height={HEIGHT} opacity="0.16" />
      </svg>
      <path
        className={styles.cap}
        d={`M${-CAP_WIDTH / 2} ${-HEIGHT}l${CAP_WIDTH / 2} ${-CAP}l${CAP_WIDTH / 2} ${CAP}Z`}
      />
    </>
  )
}
