import { useCallback, useId, type ReactNode } from 'react'
import { useLazyMotion } from '../dom/use-lazy-motion.ts'
import { classes } from '../ui/classes.ts'
import { short } from './camera.ts'
import { MilepostDrawing } from './Milepost.tsx'
import { milepostTransform } from './mileposts.ts'
import { drawingOf, type Scene } from './scene.ts'
import { ROW_OF_TREES } from './wood.ts'
import styles from './Landscape.module.css'

interface LandscapeProps {
  scene: Scene
  /** Which side stays in view when the box has another aspect ratio. */
  anchor: 'xMaxYMax' | 'xMidYMax'
  /** Animates the road towards the viewer. */
  isMoving?: boolean
  className?: string | undefined
  /** The foreground. */
  children?: ReactNode
}

/** The winter road to the horizon. Its light comes from the nearest `data-hour`. */
export function Landscape({ scene, anchor, isMoving = false, className, children }: LandscapeProps) {
  const { width, height, horizon } = scene
  const drawing = drawingOf(scene)
  const { sun, clouds, markings, mileposts } = drawing
  const milepostId = useId()
  const rowId = useId()
  const row = (transform: string) => <use key={transform} href={`#${rowId}`} transform={transform} />
  const roadway = useLazyMotion<SVGSVGElement>(
    useCallback(async () => {
      const { ride } = await import('./motion/ride.ts')
      return (element) => ride(element, scene)
    }, [scene]),
    isMoving,
  )
  const layer = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: `${anchor} slice` }
  return (
    <div className={classes(styles.landscape, className)} aria-hidden="true">
      <svg {...layer} fill="var(--l-snow)">
        {clouds.map((cloud) => (
          <rect key={cloud.y} width={width} {...cloud} />
        ))}
        <circle fill="var(--l-sun)" cx={sun.x} cy={sun.y} r={sun.radius} />
        <g transform={`translate(0 ${drawing.ground})`}>
          <defs>
            <path id={rowId} d={ROW_OF_TREES} />
          </defs>
          <g fill="var(--l-wood-2)">{drawing.farWood.map(row)}</g>
          <g fill="var(--l-wood)">{drawing.nearWood.map(row)}</g>
        </g>
        <rect y={horizon} width={width} height={short(height - horizon)} />
        <path fill="var(--l-band)" d={drawing.drifts} />
        <path d={drawing.verge} />
        <path fill="var(--l-road, var(--ink))" d={drawing.road} />
      </svg>
      <svg {...layer} ref={roadway} className={isMoving ? styles.moving : undefined}>
        <defs>
          <g id={milepostId}>
            <MilepostDrawing />
          </g>
        </defs>
        <path fill="var(--l-marking, var(--snow))" d={markings.snow} />
        <path fill="var(--l-marking-2, var(--frost-4))" d={markings.frost} />
        <path fill="var(--l-accent, var(--cinnabar))" d={markings.cinnabar} />
        {mileposts.map((milepost) => (
          <use key={milepost.y} href={`#${milepostId}`} transform={milepostTransform(milepost)} />
        ))}
      </svg>
      {children && <svg {...layer}>{children}</svg>}
    </div>
  )
}
