import type { Tag } from './tag.ts'

export interface Review {
  code: string
  /** The person who wrote it. */
  name: string
  /** Post and company. */
  status: string
  avatar: string | null
  types: Tag[]
  writtenAt: Date | null
  heading: string
  /** Sanitised HTML; empty when the heading says it all. */
  detailHtml: string
  project: string | null
}
