import { create, type } from 'superstruct'
import type { CustomDesign, Project, ProjectCard } from '../../../shared/entities/project.ts'
import type { Tag } from '../../../shared/entities/tag.ts'
import { activePeriod, code, codes, formerCodes, picture, prose, timestamp, title, verbatim } from '../fields/raw.ts'
import { resolveTags } from '../fields/tags.ts'
import type { HtmlCleaner } from '../html/cleaner.ts'
import { changedAt } from '../timeline.ts'

export const RawProjectCard = type({
  CODE: code,
  FORMER_CODES: formerCodes,
  ...activePeriod,
  NAME: title,
  PREVIEW_TEXT: prose,
  PREVIEW_PICTURE: picture,
  TYPE: codes,
  SFERA: prose,
  RESULT_VALUE: prose,
  RESULT_TEXT: prose,
  TIMESTAMP: timestamp,
})

export const RawProject = type({
  ...RawProjectCard.schema,
  DETAIL_PICTURE: picture,
  DETAIL_TEXT: verbatim,
  TERM: prose,
  SITE: verbatim,
  CUSTOM_HTML: verbatim,
  CUSTOM_CSS: verbatim,
})

export const normaliseProjectCard = (item: unknown, tags: readonly Tag[]): ProjectCard =>
  cardOf(create(item, RawProjectCard), tags)

export function normaliseProject(item: unknown, tags: readonly Tag[], html: HtmlCleaner): Project {
  const raw = create(item, RawProject)
  return {
    ...cardOf(raw, tags),
    detailPicture: raw.DETAIL_PICTURE,
    detailHtml: html.richText(raw.DETAIL_TEXT),
    custom: customDesign(raw, html),
    term: raw.TERM || null,
    site: raw.SITE || null,
  }
}

function cardOf(raw: typeof RawProjectCard.TYPE, tags: readonly Tag[]): ProjectCard {
  return {
    code: raw.CODE,
    name: raw.NAME,
    previewText: raw.PREVIEW_TEXT,
    previewPicture: raw.PREVIEW_PICTURE,
    types: resolveTags(raw.TYPE, tags),
    sphere: raw.SFERA,
    result: raw.RESULT_VALUE ? { value: raw.RESULT_VALUE, text: raw.RESULT_TEXT } : null,
    updatedAt: changedAt(raw),
  }
}

function customDesign({ CUSTOM_HTML, CUSTOM_CSS }: typeof RawProject.TYPE, html: HtmlCleaner): CustomDesign | null {
  if (CUSTOM_HTML.trim() === '') return null
  return { html: html.customHtml(CUSTOM_HTML), css: html.customCss(CUSTOM_CSS) }
}
