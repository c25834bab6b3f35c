import { round } from './camera.ts'
import type { YearPost } from './posts.ts'
import styles from './Road.module.css'

/** Drawn once 1000 units high, then placed at every size. */
const WIDTH = 120
const HEIGHT = 1052

export function PostSymbol({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-stripes`} x="18" width="84" height="210" patternUnits="userSpaceOnUse">
        <rect width="84" height="210" className={styles.paper} />
        <path d="M0 84L84 0V105L0 189ZM0 294L84 210V315L0 399Z" className={styles.ink} />
        <path d="M0 189L84 105V126L0 210Z" className={styles.accent} />
      </pattern>
      <symbol id={`${id}-post`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <rect x="18" y="52" width="84" height="1000" fill={`url(#${id}-stripes)`} />
        <rect x="75" y="52" width="27" height="1000" className={styles.shade} />
        <path d="M0 52L60 0L120 52Z" className={styles.ink} />
      </symbol>
    </defs>
  )
}

export function Post({ id, post: { x, foot, height } }: { id: string; post: YearPost }) {
  const scale = height / 1000
  return (
    <use
      href={`#${id}-post`}
      x={round(x - (WIDTH / 2) * scale)}
      y={round(foot - HEIGHT * scale)}
      width={round(WIDTH * scale)}
      height={round(HEIGHT * scale)}
    />
  )
}

/** The plate with the year, below the head of its post. */
export function Plate({ post: { year, x, foot, height } }: { post: YearPost }) {
  const plate = { left: x - height * 0.175, top: foot - height * 0.93, width: height * 0.35, height: height * 0.17 }
  const inset = height * 0.0115
  return (
    <>
      <rect
        x={round(plate.left)}
        y={round(plate.top)}
        width={round(plate.width)}
        height={round(plate.height)}
        className={styles.ink}
      />
      <rect
        x={round(plate.left + inset)}
        y={round(plate.top + inset)}
        width={round(plate.width - inset * 2)}
        height={round(plate.height - inset * 2)}
        strokeWidth={round(height * 0.006)}
        className={styles.frame}
      />
      <text
        x={round(x)}
        y={round(plate.top + height * 0.131)}
        fontSize={round(height * 0.136)}
        textAnchor="middle"
        className={styles.year}
      >
        {year}
      </text>
    </>
  )
}
