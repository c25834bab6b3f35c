import { create, type } from 'superstruct'
import type { Post, PostCard, PostSection } from '../../../shared/entities/post.ts'
import type { Tag } from '../../../shared/entities/tag.ts'
import { textOf } from '../../../shared/html-text.ts'
import {
  activePeriod,
  code,
  codes,
  day,
  formerCodes,
  picture,
  prose,
  reference,
  timestamp,
  title,
  verbatim,
} from '../fields/raw.ts'
import { resolveTags } from '../fields/tags.ts'
import type { HtmlCleaner } from '../html/cleaner.ts'
import { changedAt } from '../timeline.ts'

const WORDS_A_MINUTE = 180

export const RawPost = type({
  CODE: code,
  FORMER_CODES: formerCodes,
  ...activePeriod,
  NAME: title,
  PREVIEW_TEXT: prose,
  PREVIEW_PICTURE: picture,
  TAGS: codes,
  DATE_CREATE: day,
  AUTHOR: reference,
  DETAIL_TEXT: verbatim,
  TIMESTAMP: timestamp,
})

export const normalisePostCard = (item: unknown, tags: readonly Tag[]): PostCard => cardOf(create(item, RawPost), tags)

export function normalisePost(item: unknown, tags: readonly Tag[], html: HtmlCleaner): Post {
  const raw = create(item, RawPost)
  const article = withSections(html.richText(raw.DETAIL_TEXT))
  return {
    ...cardOf(raw, tags),
    ...article,
    author: raw.AUTHOR || null,
  }
}

function cardOf(raw: typeof RawPost.TYPE, tags: readonly Tag[]): PostCard {
  const updatedAt = changedAt(raw)
  return {
    code: raw.CODE,
    name: raw.NAME,
    previewText: raw.PREVIEW_TEXT,
    previewPicture: raw.PREVIEW_PICTURE,
    tags: resolveTags(raw.TAGS, tags),
    publishedAt: raw.DATE_CREATE ?? (updatedAt.getTime() === 0 ? null : updatedAt),
    updatedAt,
  }
}

/** Gives each h2 an anchor and the minute of reading at which it starts. */
function withSections(html: string) {
  const sections: PostSection[] = []
  let [words, countedTo] = [0, 0]
  const minutesTo = (end: number) => {
    words += countWords(html.slice(countedTo, end))
    countedTo = end
    return Math.round(words / WORDS_A_MINUTE)
  }
  const detailHtml = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, heading: string, offset: number) => {
    const id = `part-${sections.length + 1}`
    sections.push({ id, title: textOf(heading), minute: minutesTo(offset) })
    return `<h2 id="${id}">${heading}</h2>`
  })
  return { detailHtml, sections, readingMinutes: Math.max(1, minutesTo(html.length)) }
}

const countWords = (html: string) => textOf(html).match(/\S+/g)?.length ?? 0
