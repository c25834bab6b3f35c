import type { Tag } from './tag.ts'

export interface Employee {
  code: string
  name: string
  post: string
  picture: string | null
  directions: Tag[]
  /** What they say of their work, one line. */
  motto: string
  aboutHtml: string
  sinceYear: number | null
}
