export type Daylight = 'morning' | 'day' | 'evening' | 'night'

/** The time of day that lights the landscapes: the value of `data-hour`. */
export function daylightAt(hour: number): Daylight {
  if (hour >= 6 && hour < 10) return 'morning'
  if (hour >= 10 && hour < 17) return 'day'
  return hour >= 17 && hour < 21 ? 'evening' : 'night'
}
