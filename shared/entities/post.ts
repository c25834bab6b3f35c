import type { Tag } from './tag.ts'

export interface PostCard {
  code: string
  name: string
  previewText: string
  previewPicture: string | null
  tags: Tag[]
  /** `null` if no day of it is known. */
  publishedAt: Date | null
  updatedAt: Date
}

export interface Post extends PostCard {
  author: string | null
  detailHtml: string
  sections: PostSection[]
  /** Whole minutes at 180 words a minute. */
  readingMinutes: number
}

export interface PostSection {
  id: string
  title: string
  /** The minute of reading at which the section starts. */
  minute: number
}
