import { GOOD_AREAS, TAGS } from '../../content/content.ts'

type Item = Record<string, unknown>

const TAG_NAMES: Readonly<Record<string, string>> = { ...TAGS, design: 'Дизайн', head: 'Руководство', ads: 'Реклама' }
const FIELDS = ['CODE', 'NAME', 'PREVIEW_TEXT', 'DETAIL_TEXT', 'GROUP', 'TIMESTAMP', 'DATE_CREATE']
const PICTURES = ['PREVIEW_PICTURE', 'DETAIL_PICTURE']
const FILES = ['AVATAR', 'PICTURE']
const LINKED = new Set(['AUTHOR', 'MENTOR', 'EMPLOYEE', 'PROJECT', 'SERVICE'])
const ENUMERATIONS = new Set(['TYPE', 'TAGS', 'DIRECTION'])
const FLAGS = new Set(['MAIN', 'HIT'])

/** The typical items of every area, and a draft, as elements of information blocks for `prolog_before.php`. */
export function bitrixElements(): object[] {
  const items = Object.entries(GOOD_AREAS).flatMap(([path, reply]) => {
    const [, block = '', code] = path.split('/')
    return code
      ? []
      : itemsOf((reply as { ITEMS: Item[] | Record<string, Item[]> }).ITEMS).map((item) => ({ block, item }))
  })
  const blocks = [...new Set(items.map(({ block }) => block))]
  const ids = new Map(items.map(({ item }, index) => [item['CODE'], String(index + 1)]))
  const elementOf = ({ block, item }: { block: string; item: Item }, ACTIVE: string) => ({
    BLOCK: block,
    IBLOCK_ID: String(blocks.indexOf(block) + 1),
    ACTIVE,
    SECTION: item['GROUP'] ?? '',
    FIELDS: {
      ID: ids.get(item['CODE']),
      IBLOCK_SECTION_ID: item['GROUP'] ? '7' : null,
      CODE: String(item['CODE']).toUpperCase(),
      NAME: item['NAME'],
      PREVIEW_TEXT: item['PREVIEW_TEXT'] ?? '',
      DETAIL_TEXT: item['DETAIL_TEXT'] ?? '',
      ACTIVE_FROM: null,
      DATE_CREATE: '12.09.2025 10:00:00',
      TIMESTAMP_X: '12.09.2025 10:30:00',
      ...Object.fromEntries(PICTURES.map((name) => [name, item[name] ? fileOf(name) : null])),
    },
    PROPERTIES: Object.fromEntries(
      Object.entries(item)
        .filter(([name, value]) => ![...FIELDS, ...PICTURES].includes(name) && !isRecords(value))
        .map(([name, value]) => [name, { CODE: name, ...propertyOf(name, value, ids) }]),
    ),
  })
  const published = items.map((each) => elementOf(each, 'Y'))
  const project = items.find(({ block }) => block === 'projects')
  const draft = project && elementOf({ ...project, item: { ...project.item, CODE: 'draft', NAME: 'Черновик' } }, 'N')
  return draft ? [...published, draft] : published
}

const itemsOf = (items: Item[] | Record<string, Item[]>) => Object.values(items).flat()

const fileOf = (name: string) => String(1205 + [...PICTURES, ...FILES].indexOf(name))

/** Lists of records are beyond the sample. */
const isRecords = (value: unknown) => Array.isArray(value) && typeof value[0] === 'object'

function propertyOf(name: string, value: unknown, ids: ReadonlyMap<unknown, string>): object {
  if (FILES.includes(name)) return { PROPERTY_TYPE: 'F', VALUE: fileOf(name) }
  if (LINKED.has(name)) return { PROPERTY_TYPE: 'E', VALUE: ids.get(value) ?? false, '~VALUE': false }
  if (FLAGS.has(name)) return { PROPERTY_TYPE: 'L', VALUE: 'Да', '~VALUE': 'Да', VALUE_XML_ID: 'Y' }
  if (ENUMERATIONS.has(name)) {
    const codes = value as string[]
    const names = codes.map((code) => TAG_NAMES[code] ?? code)
    return { PROPERTY_TYPE: 'L', VALUE: names, '~VALUE': names, VALUE_XML_ID: codes }
  }
  const text = Array.isArray(value) ? value.map(String) : typeof value === 'number' ? String(value) : value
  return { PROPERTY_TYPE: 'S', VALUE: text, '~VALUE': text }
}
