export type Daylight = 'morning' | 'day' | 'evening' | 'night'

/** The light of the landscapes at an hour of the day, as `data-hour` names it. */
export function daylightAt(hour: number): Daylight {
  if (hour >= 6 && hour < 10) return 'morning'
  if (hour >= 10 && hour < 17) return 'day'
  return hour >= 17 && hour < 21 ? 'evening' : 'night'
}
