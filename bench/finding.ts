/** One measurement, with a limit measured in the same run. */
export interface Finding {
  name: string
  measured: string
  limit: string
  /** What the limit is: the minimum that does the same job, or a budget. */
  limitIs: string
  isWithin: boolean
}
