import type { Tag } from './tag.ts'

export interface Review {
  code: string
  /** The person who wrote it. */
  name: string
  /** Job title and company. */
  status: string
  avatar: string | null
  types: Tag[]
  writtenAt: Date | null
  heading: string
  /** Sanitised HTML; empty when the review is its heading alone. */
  detailHtml: string
  project: string | null
}
