import { ROAD_START, patch, type RoadView } from './camera.ts'
import { markings } from './markings.ts'
import { Plate, Post, PostSymbol } from './Post.tsx'
import { yearPosts } from './posts.ts'
import styles from './Road.module.css'
import { skyBands, snowBands, wood } from './surroundings.ts'

interface RoadOfYearsProps {
  id: string
  view: RoadView
  /** Years with a plate; every year between the first and the last has a post. */
  years: readonly number[]
  className: string | undefined
}

const ROAD_END = 160
const SMALLEST_PLATE = 48

/** The road of the studio: a page for markings, a milepost for each year, the sun where it all began. */
export function RoadOfYears({ id, view, years, className }: RoadOfYearsProps) {
  const { width, height, horizon, vanishing, sun } = view
  const posts = yearPosts(view, Math.min(...years), Math.max(...years))
  const plates = posts.filter((post) => years.includes(post.year) && post.height > SMALLEST_PLATE)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <PostSymbol id={id} />
      {skyBands(view).map((band) => (
        <rect
          key={band.top}
          y={band.top}
          width={width}
          height={band.height}
          opacity={band.opacity}
          className={styles.paper}
        />
      ))}
      <circle cx={vanishing} cy={horizon - sun.above} r={sun.radius} className={styles.accent} />
      <path d={wood(view, 64, 5, 0.02)} className={styles.farWood} />
      <path d={wood(view, 40, 7, 0.1)} className={styles.nearWood} />
      <rect y={horizon} width={width} height={height - horizon} className={styles.paper} />
      <path d={snowBands(view)} className={styles.snowBand} />
      <path d={patch(view, [-1.166, 1.166], ROAD_START, ROAD_END)} className={styles.paper} />
      <path d={patch(view, [-1.07, 1.07], ROAD_START, ROAD_END)} className={styles.ink} />
      <path d={markings(view, 'snow')} className={styles.white} />
      <path d={markings(view, 'frost')} className={styles.frost} />
      <path d={markings(view, 'cinnabar')} className={styles.accent} />
      {posts.map((post) => (
        <Post key={post.year} id={id} post={post} />
      ))}
      {plates.map((post) => (
        <Plate key={post.year} post={post} />
      ))}
    </svg>
  )
}
