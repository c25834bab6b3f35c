import type { Tag } from './tag.ts'

export interface Employee {
  code: string
  name: string
  /** What they are in the agency: «директор». */
  role: string
  picture: string | null
  directions: Tag[]
  /** One line about their work, in their own words. */
  motto: string
  aboutHtml: string
  sinceYear: number | null
}
