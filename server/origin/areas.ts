import {
  array,
  boolean,
  coerce,
  create,
  define,
  enums,
  number,
  optional,
  pattern,
  record,
  string,
  type,
  union,
  type Struct,
} from 'superstruct'
import { isDay } from '../base/calendar-day.ts'
import { ICON_NAME } from '../base/icon-name.ts'
import type { Item } from './content-file.ts'

/** An area of the contract: what its files must hold and what a list leaves to the detail. */
export interface Area {
  name: string
  /** The item as its file must hold it; throws when something lacks. */
  read(item: Item): Item
  hasDetail: boolean
  /** Its list is a map of group name → items. */
  isGrouped: boolean
  /** Fields too heavy for a list, beside the text itself. */
  detailOnly: readonly string[]
  order: 'sort' | 'newest'
}

/** YAML reads `name: 1984` as a number, its author meant text. */
const text = coerce(string(), number(), String)
const day = define<string>('a day like 2025-09-12', (value) => typeof value === 'string' && isDay(value))
const tagCodes = union([text, array(text)])
/** Codes an item had before. */
const FORMER_CODES = optional(tagCodes)
/** No other word: a draft must not be published because its author wrote «да». */
const publication = type({ DRAFT: optional(boolean()) })
const pair = type({ NAME: text, VALUE: text })
const part = type({ NAME: text, TEXT: text })

const project = type({
  NAME: text,
  FORMER_CODES,
  SORT: number(),
  TIMESTAMP: number(),
  PREVIEW_TEXT: text,
  TYPE: tagCodes,
  SFERA: text,
  PREVIEW_PICTURE: text,
  DETAIL_PICTURE: text,
  RESULT_VALUE: text,
  RESULT_TEXT: text,
})

const service = type({
  NAME: text,
  FORMER_CODES,
  GROUP: text,
  SORT: number(),
  TIMESTAMP: number(),
  MAIN: optional(boolean()),
  DESCRIPTION: text,
  ICON: pattern(string(), ICON_NAME),
  PRICE_FROM: number(),
  PRICE_UNIT: optional(enums(['мес'])),
  TERM: text,
  LEAD: text,
  FACTS: array(pair),
  INCLUDES: array(part),
  FAQ: array(type({ QUESTION: text, ANSWER: text })),
})

const tariff = type({
  NAME: text,
  SERVICE: text,
  SORT: number(),
  PRICE: union([number(), pattern(string(), /^от \d+$/)]),
  QUANTITY_HOURS: number(),
  DESCRIPTION: type({ TEXT: text }),
})

const post = type({
  NAME: text,
  FORMER_CODES,
  PREVIEW_TEXT: text,
  DATE_CREATE: day,
  TIMESTAMP: number(),
  TAGS: tagCodes,
  AUTHOR: text,
  PREVIEW_PICTURE: text,
})

const review = type({
  NAME: text,
  STATUS: text,
  DATE_CREATE: day,
  TYPE: tagCodes,
  PREVIEW_TEXT: text,
  AVATAR: optional(text),
})

const employee = type({
  NAME: text,
  POST: text,
  SORT: number(),
  DIRECTION: tagCodes,
  SINCE: number(),
  PICTURE: text,
  PREVIEW_TEXT: text,
})

const certificate = type({
  NAME: text,
  ISSUER: text,
  DATE_CREATE: day,
  NUMBER: text,
  TYPE: tagCodes,
  EMPLOYEE: text,
  PICTURE: text,
  SORT: number(),
})

const vacancy = type({
  NAME: text,
  FORMER_CODES,
  SORT: number(),
  TIMESTAMP: number(),
  PREVIEW_TEXT: text,
  LEAD: text,
  FORMAT: text,
  SALARY: text,
  SALARY_FROM: number(),
  START: text,
  MENTOR: text,
  DUTIES: array(text),
  EXPECTATIONS: array(text),
  OFFERS: array(text),
  STEPS: array(part),
})

export const groupsFile = array(type({ code: string(), name: string() }))
export const tagsFile = record(string(), string())

const SERVICE_DETAIL = ['LEAD', 'FACTS', 'INCLUDES', 'STEPS', 'FAQ', 'TITLE', 'PROJECT_TYPE']
const VACANCY_DETAIL = ['LEAD', 'DUTIES', 'EXPECTATIONS', 'OFFERS', 'STEPS']

/** Beside the folders of the areas. */
export const REDIRECTS_FILE = 'redirects.json'

export const AREAS: readonly Area[] = [
  area('services', service, { hasDetail: true, isGrouped: true, detailOnly: SERVICE_DETAIL }),
  area('projects', project, { hasDetail: true, detailOnly: ['CUSTOM_HTML', 'CUSTOM_CSS'] }),
  area('blog', post, { hasDetail: true, order: 'newest' }),
  area('vacancies', vacancy, { hasDetail: true, detailOnly: VACANCY_DETAIL }),
  area('reviews', review, { order: 'newest' }),
  area('team', employee),
  area('certificates', certificate),
  area('tariffs', tariff),
]

function area<Fields, Schema>(
  name: string,
  file: Struct<Fields, Schema>,
  rest: Partial<Pick<Area, 'hasDetail' | 'isGrouped' | 'detailOnly' | 'order'>> = {},
): Area {
  const read = (item: Item) => create(create(item, publication), file) as Item
  return { name, read, hasDetail: false, isGrouped: false, detailOnly: [], order: 'sort', ...rest }
}
