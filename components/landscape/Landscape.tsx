import type { ReactNode } from 'react'
import { Milepost } from './Milepost.tsx'
import type { Scene } from './scene.ts'
import styles from './Landscape.module.css'

interface LandscapeProps {
  scene: Scene
  /** Which side of the drawing stays when its box has another shape. */
  anchor: 'xMaxYMax' | 'xMidYMax'
  className?: string | undefined
  /** What stands nearest to the eye. */
  children?: ReactNode
}

/** The winter road to the horizon. Its light comes from the nearest `data-hour`. */
export function Landscape({ scene, anchor, className, children }: LandscapeProps) {
  const { width, height, horizon, sun, clouds, markings, posts } = scene
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${anchor} slice`}
      aria-hidden="true"
    >
      {clouds.map((cloud) => (
        <rect key={cloud.y} className={styles.snow} width={width} {...cloud} />
      ))}
      <circle className={styles.sun} cx={sun.x} cy={sun.y} r={sun.radius} />
      <path className={styles.farWood} d={scene.farWood} />
      <path className={styles.nearWood} d={scene.nearWood} />
      <rect className={styles.snow} y={horizon} width={width} height={height - horizon} />
      <path className={styles.drifts} d={scene.drifts} />
      <path className={styles.snow} d={scene.verge} />
      <path className={styles.road} d={scene.road} />
      <path className={styles.marking} d={markings.snow} />
      <path className={styles.frost} d={markings.frost} />
      <path className={styles.cinnabar} d={markings.cinnabar} />
      {posts.map((post) => (
        <Milepost key={post.y} {...post} />
      ))}
      {children}
    </svg>
  )
}
