import {
  array,
  assert,
  boolean,
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

/** An area of the contract: what its files must hold and what a list leaves to the detail. */
export interface Area {
  name: string
  /** Throws on an item that lacks what its file must hold. */
  check(item: unknown): void
  hasDetail: boolean
  /** Fields too heavy for a list, beside the text itself. */
  detailOnly: readonly string[]
  order: 'sort' | 'newest'
}

const day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/)
const tagCodes = union([string(), array(string())])
const pair = type({ NAME: string(), VALUE: string() })
const part = type({ NAME: string(), TEXT: string() })

const project = type({
  NAME: string(),
  SORT: number(),
  TIMESTAMP: number(),
  PREVIEW_TEXT: string(),
  TYPE: tagCodes,
  SFERA: string(),
  PREVIEW_PICTURE: string(),
  DETAIL_PICTURE: string(),
  RESULT_VALUE: string(),
  RESULT_TEXT: string(),
})

const service = type({
  NAME: string(),
  GROUP: string(),
  SORT: number(),
  TIMESTAMP: number(),
  MAIN: optional(boolean()),
  DESCRIPTION: string(),
  ICON: pattern(string(), /^[a-z0-9-]+:[a-z0-9-]+$/),
  PRICE_FROM: number(),
  PRICE_UNIT: optional(enums(['мес'])),
  TERM: string(),
  LEAD: string(),
  FACTS: array(pair),
  INCLUDES: array(part),
  FAQ: array(type({ QUESTION: string(), ANSWER: string() })),
})

const tariff = type({
  NAME: string(),
  SERVICE: string(),
  SORT: number(),
  PRICE: union([number(), pattern(string(), /^от \d+$/)]),
  QUANTITY_HOURS: number(),
  DESCRIPTION: type({ TEXT: string() }),
})

const post = type({
  NAME: string(),
  PREVIEW_TEXT: string(),
  DATE_CREATE: day,
  TIMESTAMP: number(),
  TAGS: tagCodes,
  AUTHOR: string(),
  PREVIEW_PICTURE: string(),
})

const review = type({
  NAME: string(),
  STATUS: string(),
  DATE_CREATE: day,
  TYPE: tagCodes,
  PREVIEW_TEXT: string(),
  AVATAR: optional(string()),
})

const employee = type({
  NAME: string(),
  POST: string(),
  SORT: number(),
  DIRECTION: tagCodes,
  SINCE: number(),
  PICTURE: string(),
  PREVIEW_TEXT: string(),
})

const certificate = type({
  NAME: string(),
  ISSUER: string(),
  DATE_CREATE: day,
  NUMBER: string(),
  TYPE: tagCodes,
  EMPLOYEE: string(),
  PICTURE: string(),
  SORT: number(),
})

const vacancy = type({
  NAME: string(),
  SORT: number(),
  TIMESTAMP: number(),
  PREVIEW_TEXT: string(),
  LEAD: string(),
  FORMAT: string(),
  SALARY: string(),
  SALARY_FROM: number(),
  START: string(),
  MENTOR: string(),
  DUTIES: array(string()),
  EXPECTATIONS: array(string()),
  OFFERS: array(string()),
  STEPS: array(part),
})

export const groupsFile = array(type({ code: string(), name: string() }))
export const tagsFile = record(string(), string())

const SERVICE_DETAIL = ['LEAD', 'FACTS', 'INCLUDES', 'STEPS', 'FAQ', 'TITLE', 'PROJECT_TYPE']
const VACANCY_DETAIL = ['LEAD', 'DUTIES', 'EXPECTATIONS', 'OFFERS', 'STEPS']

export const AREAS: readonly Area[] = [
  area('services', service, { hasDetail: true, detailOnly: SERVICE_DETAIL }),
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
  rest: Partial<Pick<Area, 'hasDetail' | 'detailOnly' | 'order'>> = {},
): Area {
  const check = (item: unknown) => assert(item, file)
  return { name, check, hasDetail: false, detailOnly: [], order: 'sort', ...rest }
}
