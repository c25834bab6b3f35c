import { Landscape } from '#components/landscape/Landscape.tsx'
import { Milepost } from '#components/landscape/Milepost.tsx'
import { Plate } from './Plate.tsx'
import { yearPosts } from './posts.ts'
import type { YearRoad } from './roads.ts'

interface RoadOfYearsProps {
  road: YearRoad
  /** Years with a plate; every year between the first and the last has a milepost. */
  years: readonly number[]
  className: string | undefined
}

const SMALLEST_PLATE = 48

/** The road of the studio: a page for markings, a milepost for each year, the sun where it all began. */
export function RoadOfYears({ road, years, className }: RoadOfYearsProps) {
  const posts = yearPosts(road, Math.min(...years), Math.max(...years))
  const plates = posts.filter((post) => years.includes(post.year) && post.height > SMALLEST_PLATE)
  return (
    <Landscape scene={road.scene} anchor="xMaxYMax" className={className}>
      {posts.map(({ year, ...post }) => (
        <Milepost key={year} {...post} />
      ))}
      {plates.map((post) => (
        <Plate key={post.year} post={post} />
      ))}
    </Landscape>
  )
}
