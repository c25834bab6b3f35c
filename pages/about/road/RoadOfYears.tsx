import { Landscape } from '#components/landscape/Landscape.tsx'
import { Milepost } from '#components/landscape/Milepost.tsx'
import { Plate } from './Plate.tsx'
import type { YearRoad } from './roads.ts'
import { yearMileposts } from './year-mileposts.ts'

interface RoadOfYearsProps {
  road: YearRoad
  /** Years with a plate; every year between the first and the last has a milepost. */
  years: readonly number[]
  className: string | undefined
}

const SMALLEST_PLATE = 48

/** The road of the studio: a page for markings, a milepost for each year, the sun where it all began. */
export function RoadOfYears({ road, years, className }: RoadOfYearsProps) {
  const mileposts = years.length > 0 ? yearMileposts(road, Math.min(...years), Math.max(...years)) : []
  const plates = mileposts.filter((milepost) => years.includes(milepost.year) && milepost.height > SMALLEST_PLATE)
  return (
    <Landscape scene={road.scene} anchor="xMaxYMax" className={className}>
      {mileposts.map(({ year, ...milepost }) => (
        <Milepost key={year} {...milepost} />
      ))}
      {plates.map((milepost) => (
        <Plate key={milepost.year} milepost={milepost} />
      ))}
    </Landscape>
  )
}
