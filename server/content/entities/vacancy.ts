import { create, type } from 'superstruct'
import type { Vacancy, VacancyCard } from '../../../shared/entities/vacancy.ts'
import {
  activePeriod,
  amount,
  code,
  formerCodes,
  lines,
  prose,
  reference,
  rows,
  timestamp,
  title,
  verbatim,
} from '../fields/raw.ts'
import type { HtmlCleaner } from '../html/cleaner.ts'
import { changedAt } from '../timeline.ts'

export const RawVacancy = type({
  CODE: code,
  FORMER_CODES: formerCodes,
  ...activePeriod,
  NAME: title,
  PREVIEW_TEXT: prose,
  FORMAT: prose,
  CITY: prose,
  SALARY: prose,
  SALARY_FROM: amount,
  SALARY_TO: amount,
  START: prose,
  MENTOR: reference,
  LEAD: prose,
  DUTIES: lines,
  EXPECTATIONS: lines,
  OFFERS: lines,
  STEPS: rows({ NAME: prose, TEXT: prose }),
  DETAIL_TEXT: verbatim,
  TIMESTAMP: timestamp,
})

export const normaliseVacancyCard = (item: unknown): VacancyCard => cardOf(create(item, RawVacancy))

export function normaliseVacancy(item: unknown, html: HtmlCleaner): Vacancy {
  const raw = create(item, RawVacancy)
  return {
    ...cardOf(raw),
    lead: raw.LEAD,
    city: raw.CITY || null,
    salaryRange: raw.SALARY_FROM === null ? null : { from: raw.SALARY_FROM, to: raw.SALARY_TO },
    duties: raw.DUTIES,
    expectations: raw.EXPECTATIONS,
    offers: raw.OFFERS,
    steps: raw.STEPS.map(({ NAME, TEXT }) => ({ name: NAME, text: TEXT })),
    detailHtml: html.richText(raw.DETAIL_TEXT),
  }
}

function cardOf(raw: typeof RawVacancy.TYPE): VacancyCard {
  return {
    code: raw.CODE,
    name: raw.NAME,
    previewText: raw.PREVIEW_TEXT,
    format: raw.FORMAT,
    salary: raw.SALARY,
    start: raw.START,
    mentor: raw.MENTOR || null,
    updatedAt: changedAt(raw),
  }
}
