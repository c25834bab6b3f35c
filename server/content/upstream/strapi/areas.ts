/** How an area of the contract maps to the content types of `cms/`. */
export interface StrapiArea {
  /** Its type in the plural, as in addresses of the REST API. */
  type: string
  order: readonly string[]
  /** The attribute with the tags that the contract sends as `TAGS`. */
  tags: string | null
  /** What a list asks for where it is less than the item. */
  card: Selection | null
  item: Pick<Selection, 'populate'>
}

interface Selection {
  fields: readonly string[]
  /** Relations, media and components, by their path. */
  populate: readonly string[]
}

const BY_SORT = ['sort:asc', 'code:asc']
const NEWEST_FIRST = ['date_create:desc', 'code:asc']
const COMMON = ['code', 'former_codes', 'name', 'active_from', 'active_to', 'timestamp', 'updatedAt']

export const STRAPI_AREAS: Readonly<Record<string, StrapiArea>> = {
  projects: {
    type: 'projects',
    order: BY_SORT,
    tags: 'type',
    card: {
      fields: [...COMMON, 'preview_text', 'sfera', 'result_value', 'result_text'],
      populate: ['preview_picture', 'type'],
    },
    item: { populate: ['preview_picture', 'detail_picture', 'type'] },
  },
  services: {
    type: 'services',
    order: BY_SORT,
    tags: null,
    card: {
      fields: [...COMMON, 'main', 'description', 'icon', 'price_from', 'price_unit', 'term'],
      populate: ['group'],
    },
    item: { populate: ['group', 'facts', 'includes', 'steps', 'faq.author', 'project_type'] },
  },
  blog: {
    type: 'posts',
    order: NEWEST_FIRST,
    tags: 'tags',
    card: { fields: [...COMMON, 'preview_text', 'date_create'], populate: ['preview_picture', 'tags', 'author'] },
    item: { populate: ['preview_picture', 'tags', 'author'] },
  },
  vacancies: {
    type: 'vacancies',
    order: BY_SORT,
    tags: null,
    card: { fields: [...COMMON, 'preview_text', 'format', 'salary', 'start'], populate: ['mentor'] },
    item: { populate: ['mentor', 'steps'] },
  },
  reviews: {
    type: 'reviews',
    order: NEWEST_FIRST,
    tags: 'type',
    card: null,
    item: { populate: ['avatar', 'type', 'project'] },
  },
  team: {
    type: 'employees',
    order: BY_SORT,
    tags: 'direction',
    card: null,
    item: { populate: ['picture', 'direction'] },
  },
  certificates: {
    type: 'certificates',
    order: BY_SORT,
    tags: 'type',
    card: null,
    item: { populate: ['picture', 'type', 'employee'] },
  },
  tariffs: {
    type: 'tariffs',
    order: BY_SORT,
    tags: null,
    card: null,
    item: { populate: ['service', 'chart', 'works_options'] },
  },
  redirects: { type: 'redirects', order: ['from:asc'], tags: null, card: null, item: { populate: [] } },
}

/** The most items that Strapi puts into one reply. */
const PAGE_SIZE = 100

export const listQuery = ({ type, order, card, item }: StrapiArea, page: number, isDraft: boolean) =>
  `/api/${type}?${query([
    ...(card?.fields ?? []).map((field, index) => [`fields[${index}]`, field]),
    ...populated((card ?? item).populate),
    ...order.map((field, index) => [`sort[${index}]`, field]),
    ['pagination[page]', String(page)],
    ['pagination[pageSize]', String(PAGE_SIZE)],
    ...status(isDraft),
  ])}`

export const itemQuery = ({ type, item }: StrapiArea, code: string, isDraft: boolean) =>
  `/api/${type}?${query([['filters[code][$eqi]', code], ...populated(item.populate), ...status(isDraft)])}`

/** Whether a type has anything that visitors see. */
export const anyQuery = (type: string) =>
  `/api/${type}?${query([
    ['fields[0]', 'code'],
    ['pagination[pageSize]', '1'],
  ])}`

const status = (isDraft: boolean) => (isDraft ? [['status', 'draft']] : [])

const TAG = ['code', 'name', 'sort']
const REFERENCE = ['code']
const FILE = ['url']

/** What is read of another entry or file; without it Strapi sends all of it. Components come whole. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  type: TAG,
  tags: TAG,
  direction: TAG,
  project_type: TAG,
  group: TAG,
  author: REFERENCE,
  mentor: REFERENCE,
  employee: REFERENCE,
  project: REFERENCE,
  service: REFERENCE,
  preview_picture: FILE,
  detail_picture: FILE,
  picture: FILE,
  avatar: FILE,
  chart: FILE,
}

/** `faq.author` → `populate[faq][populate][author][fields][0]=code`. */
function populated(paths: readonly string[]): string[][] {
  return paths.flatMap((path) => {
    const steps = path.split('.')
    const name = `populate[${steps.join('][populate][')}]`
    const fields = FIELDS[steps.at(-1) ?? '']
    return fields ? fields.map((field, index) => [`${name}[fields][${index}]`, field]) : [[name, 'true']]
  })
}

const query = (pairs: readonly (readonly string[])[]) => new URLSearchParams(pairs as [string, string][]).toString()
