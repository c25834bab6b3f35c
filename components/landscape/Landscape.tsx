import { useCallback, useId, type ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { useLateMotion } from '../ui/use-late-motion.ts'
import { short } from './camera.ts'
import { MilepostDrawing } from './Milepost.tsx'
import { standing } from './posts.ts'
import { drawingOf, type Scene } from './scene.ts'
import styles from './Landscape.module.css'

interface LandscapeProps {
  scene: Scene
  /** Which side of the drawing stays when its box has another shape. */
  anchor: 'xMaxYMax' | 'xMidYMax'
  /** The road runs to meet the visitor. */
  isMoving?: boolean
  className?: string | undefined
  /** What stands nearest to the eye. */
  children?: ReactNode
}

/** The winter road to the horizon. Its light comes from the nearest `data-hour`. */
export function Landscape({ scene, anchor, isMoving = false, className, children }: LandscapeProps) {
  const { width, height, horizon } = scene
  const drawing = drawingOf(scene)
  const { sun, clouds, markings, posts } = drawing
  const postId = useId()
  const roadway = useLateMotion<SVGSVGElement>(
    useCallback(async () => {
      const { ride } = await import('./motion/ride.ts')
      return (element) => ride(element, scene)
    }, [scene]),
    isMoving,
  )
  const layer = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: `${anchor} slice` }
  return (
    <div className={classes(styles.landscape, className)} aria-hidden="true">
      <svg {...layer}>
        {clouds.map((cloud) => (
          <rect key={cloud.y} className={styles.snow} width={width} {...cloud} />
        ))}
        <circle className={styles.sun} cx={sun.x} cy={sun.y} r={sun.radius} />
        <g transform={`translate(0 ${drawing.ground})`}>
          <path className={styles.farWood} d={drawing.farWood} />
          <path className={styles.nearWood} d={drawing.nearWood} />
        </g>
        <rect className={styles.snow} y={horizon} width={width} height={short(height - horizon)} />
        <path className={styles.drifts} d={drawing.drifts} />
        <path className={styles.snow} d={drawing.verge} />
        <path className={styles.road} d={drawing.road} />
      </svg>
      <svg {...layer} ref={roadway} className={isMoving ? styles.moving : undefined}>
        <defs>
          <g id={postId}>
            <MilepostDrawing />
          </g>
        </defs>
        <path className={styles.marking} d={markings.snow} />
        <path className={styles.frost} d={markings.frost} />
        <path className={styles.cinnabar} d={markings.cinnabar} />
        {posts.map((post) => (
          <use key={post.y} href={`#${postId}`} transform={standing(post)} />
        ))}
      </svg>
      {children && <svg {...layer}>{children}</svg>}
    </div>
  )
}
