import { create, type } from 'superstruct'
import type { Service, ServiceCard } from '../../../shared/entities/service.ts'
import { typeset } from '../../../shared/typography.ts'
import { isRecord } from '../../base/is-record.ts'
import { withoutReferences } from '../fields/character-references.ts'
import {
  activePeriod,
  amount,
  code,
  codes,
  formerCodes,
  iconName,
  mark,
  prose,
  reference,
  rows,
  timestamp,
  title,
  verbatim,
} from '../fields/raw.ts'
import type { ItemReader } from '../fields/valid-items.ts'
import { listOf } from '../fields/wrapped.ts'
import type { HtmlCleaner } from '../html/cleaner.ts'
import { changedAt } from '../timeline.ts'

export const RawServiceCard = type({
  CODE: code,
  FORMER_CODES: formerCodes,
  ...activePeriod,
  NAME: title,
  DESCRIPTION: prose,
  ICON: iconName,
  PRICE_FROM: amount,
  PRICE_UNIT: verbatim,
  TERM: prose,
  MAIN: mark,
  TIMESTAMP: timestamp,
})

export const RawService = type({
  ...RawServiceCard.schema,
  GROUP: prose,
  TITLE: prose,
  LEAD: prose,
  FACTS: rows({ NAME: prose, VALUE: prose }),
  INCLUDES: rows({ NAME: prose, TEXT: prose }),
  STEPS: rows({ NAME: prose, TERM: prose, TEXT: prose }),
  FAQ: rows({ QUESTION: prose, ANSWER: prose, AUTHOR: reference }),
  PROJECT_TYPE: codes,
  DETAIL_TEXT: verbatim,
})

/** `ITEMS` is a map of group name → services; an empty one may come as an empty list. */
export async function normaliseServiceGroups<Card>(
  grouped: unknown,
  readItems: ItemReader,
  normalise: (item: unknown) => Card,
): Promise<{ name: string; items: Card[] }[]> {
  if (!isRecord(grouped)) return []
  return Promise.all(
    Object.entries(grouped).map(async ([name, services]) => ({
      name: typeset(withoutReferences(name)),
      items: await readItems(listOf(services), normalise),
    })),
  )
}

export function normaliseService(item: unknown, html: HtmlCleaner): Service {
  const raw = create(item, RawService)
  return {
    ...cardOf(raw),
    groupName: raw.GROUP,
    title: raw.TITLE || raw.NAME,
    lead: raw.LEAD,
    facts: raw.FACTS.map(({ NAME, VALUE }) => ({ name: NAME, value: VALUE })),
    includes: raw.INCLUDES.map(({ NAME, TEXT }) => ({ name: NAME, text: TEXT })),
    steps: raw.STEPS.map(({ NAME, TERM, TEXT }) => ({ name: NAME, term: TERM, text: TEXT })),
    questions: raw.FAQ.map(({ QUESTION, ANSWER, AUTHOR }) => ({
      question: QUESTION,
      answer: ANSWER,
      author: AUTHOR || null,
    })),
    projectTypes: raw.PROJECT_TYPE,
    detailHtml: html.richText(raw.DETAIL_TEXT),
  }
}

export const normaliseServiceCard = (item: unknown): ServiceCard => cardOf(create(item, RawServiceCard))

function cardOf(raw: typeof RawServiceCard.TYPE): ServiceCard {
  return {
    code: raw.CODE,
    name: raw.NAME,
    description: raw.DESCRIPTION,
    icon: raw.ICON,
    price: raw.PRICE_FROM === null ? null : { from: raw.PRICE_FROM, isMonthly: raw.PRICE_UNIT === 'мес' },
    term: raw.TERM || null,
    isMain: raw.MAIN,
    updatedAt: changedAt(raw),
  }
}
