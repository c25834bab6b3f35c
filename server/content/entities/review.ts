import { create, type } from 'superstruct'
import type { Review } from '../../../shared/entities/review.ts'
import type { Tag } from '../../../shared/entities/tag.ts'
import { activePeriod, code, codes, day, picture, prose, reference, title, verbatim } from '../fields/raw.ts'
import { resolveTags } from '../fields/tags.ts'
import type { HtmlCleaner } from '../html/cleaner.ts'

export const RawReview = type({
  CODE: code,
  ...activePeriod,
  NAME: title,
  STATUS: prose,
  AVATAR: picture,
  TYPE: codes,
  DATE_CREATE: day,
  PREVIEW_TEXT: prose,
  DETAIL_TEXT: verbatim,
  PROJECT: reference,
})

export function normaliseReview(item: unknown, tags: readonly Tag[], html: HtmlCleaner): Review {
  const raw = create(item, RawReview)
  return {
    code: raw.CODE,
    name: raw.NAME,
    status: raw.STATUS,
    avatar: raw.AVATAR,
    types: resolveTags(raw.TYPE, tags),
    writtenAt: raw.DATE_CREATE,
    heading: raw.PREVIEW_TEXT,
    detailHtml: html.richText(raw.DETAIL_TEXT),
    project: raw.PROJECT || null,
  }
}
