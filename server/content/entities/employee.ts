import { create, type } from 'superstruct'
import type { Employee } from '../../../shared/entities/employee.ts'
import type { Tag } from '../../../shared/entities/tag.ts'
import { activePeriod, amount, code, codes, picture, prose, title, verbatim } from '../fields/raw.ts'
import { resolveTags } from '../fields/tags.ts'
import type { HtmlCleaner } from '../html/cleaner.ts'

export const RawEmployee = type({
  CODE: code,
  ...activePeriod,
  NAME: title,
  POST: prose,
  PICTURE: picture,
  DIRECTION: codes,
  PREVIEW_TEXT: prose,
  DETAIL_TEXT: verbatim,
  SINCE: amount,
})

export function normaliseEmployee(item: unknown, tags: readonly Tag[], html: HtmlCleaner): Employee {
  const raw = create(item, RawEmployee)
  return {
    code: raw.CODE,
    name: raw.NAME,
    role: raw.POST,
    picture: raw.PICTURE,
    directions: resolveTags(raw.DIRECTION, tags),
    motto: raw.PREVIEW_TEXT,
    aboutHtml: html.richText(raw.DETAIL_TEXT),
    sinceYear: raw.SINCE,
  }
}
