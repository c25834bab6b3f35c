import type { Tag } from '../../../shared/entities/tag.ts'
import { typeset } from '../../../shared/typography.ts'
import { isRecord } from '../../base/is-record.ts'
import { withoutReferences } from './character-references.ts'
import { label, listOf, unwrap } from './wrapped.ts'

/** What an item carries: codes, records of them, or a Bitrix enumeration by its XML_ID. */
export function carriedCodes(value: unknown): string[] {
  const carried = isRecord(value) && value['VALUE_XML_ID'] ? value['VALUE_XML_ID'] : value
  const inner = unwrap(carried)
  if (typeof inner === 'string' || isTag(inner)) return [codeOf(inner)].filter(Boolean)
  return listOf(inner).map(codeOf).filter(Boolean)
}

/** `TAGS` is a list of texts, a list of `{CODE, NAME}` or `{XML_ID, VALUE}`, or a map of code → name. */
export function tagsOf(value: unknown): Tag[] {
  if (Array.isArray(value)) return value.map((tag) => ({ code: codeOf(tag), name: nameOf(tag) }))
  if (!isRecord(value)) return []
  return Object.entries(value).map(([key, name]) => ({ code: key, name: nameOf(name) }))
}

/** The tags of an item by the list's codes and names; an unknown one is its own code and name. */
export function resolveTags(carried: readonly string[], known: readonly Tag[]): Tag[] {
  const tags = carried.map((code) => {
    const name = nameOf(code)
    return known.find((tag) => tag.code === code || tag.name === name) ?? { code, name }
  })
  return [...new Map(tags.map((tag) => [tag.code, tag])).values()]
}

const CODES = ['CODE', 'VALUE_XML_ID', 'XML_ID']
const NAMES = ['NAME', 'VALUE']

const isTag = (value: unknown) => isRecord(value) && [...CODES, ...NAMES].some((name) => label(value[name]) !== '')

const codeOf = (tag: unknown) => (isRecord(tag) ? firstOf(tag, [...CODES, ...NAMES]) : label(tag))
const nameOf = (tag: unknown) =>
  typeset(withoutReferences(isRecord(tag) ? firstOf(tag, [...NAMES, ...CODES]) : label(tag)))

const firstOf = (tag: Record<string, unknown>, names: readonly string[]) =>
  label(tag[names.find((name) => label(tag[name]) !== '') ?? ''])
