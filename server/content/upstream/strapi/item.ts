import { OTHER_SERVICES } from '../../../../shared/entities/service.ts'
import { isRecord } from '../../../base/is-record.ts'
import { htmlOfMarkdown } from '../../../base/markdown.ts'

export type Entry = Record<string, unknown>
type Item = Record<string, unknown>

/** Strapi's own attributes, which the contract has no word for. */
const INTERNAL = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'])
/** Rich text, kept as Markdown. */
const MARKDOWN = new Set(['detail_text'])
/** Lists kept as a text with one line for each. */
const LINES = new Set(['former_codes', 'duties', 'expectations', 'offers', 'works'])

/** An entry as an item of the contract. */
export function contractItem(entry: Entry): Item {
  const { group, position, product, works_options: options, timestamp, updatedAt, ...rest } = entry
  return {
    ...fieldsOf(rest),
    TIMESTAMP: secondsOf(timestamp) ?? secondsOf(updatedAt),
    ...(isRecord(group) && { GROUP: group['name'] }),
    // `status` is a word of Strapi's own.
    ...(position ? { STATUS: position } : {}),
    ...(product && !rest['service'] ? { SERVICE: product } : {}),
    ...(Array.isArray(options) && { WORKS_OPTIONS: options.map(markOf) }),
  }
}

function fieldsOf(record: Entry): Item {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name, value]) => !INTERNAL.has(name) && value !== null)
      .map(([name, value]) => [name.toUpperCase(), valueOf(name, value)]),
  )
}

/** Media is its address, a relation the code of the other, a component its fields. */
function valueOf(name: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (MARKDOWN.has(name)) return htmlOfMarkdown(value)
    return LINES.has(name) ? value.split('\n').filter((line) => line.trim() !== '') : value
  }
  if (Array.isArray(value)) return value.map((one) => valueOf(name, one))
  if (!isRecord(value)) return value
  return value['url'] ?? value['code'] ?? fieldsOf(value)
}

/** What a tariff says of an option: a text, or whether it has it. */
const markOf = (option: unknown) => (isRecord(option) ? option['text'] || option['included'] === true : false)

function secondsOf(moment: unknown): number | undefined {
  const ms = typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000)
}

/** Tags of some entries by code, in the order editors gave them. */
export function tagsOf(entries: readonly Entry[], attribute: string | null): Record<string, unknown> {
  if (attribute === null) return {}
  const tags = entries.flatMap((entry) => (Array.isArray(entry[attribute]) ? entry[attribute] : [])).filter(isRecord)
  return Object.fromEntries(tags.toSorted(bySort).map(({ code, name }) => [code, name]))
}

/** Items by the name of their group, in the order of the groups. */
export function byGroup(entries: readonly Entry[]): Record<string, Item[]> {
  const groups = entries.map(({ group }) => group).filter(isRecord)
  const names = new Set(groups.toSorted(bySort).map(({ name }) => String(name))).add(OTHER_SERVICES)
  const items = entries.map(serviceItem)
  const services = Array.from(names, (name) => ({ name, own: items.filter(({ GROUP }) => GROUP === name) }))
  return Object.fromEntries(services.filter(({ own }) => own.length > 0).map(({ name, own }) => [name, own]))
}

/** A service; one of no group is among the others. */
export const serviceItem = (entry: Entry): Item => ({ GROUP: OTHER_SERVICES, ...contractItem(entry) })

const bySort = (a: Entry, b: Entry) => Number(a['sort'] ?? 0) - Number(b['sort'] ?? 0)
