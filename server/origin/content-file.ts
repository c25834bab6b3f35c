import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { isRecord } from '../base/is-record.ts'

/** An item as the contract names its fields: `preview_text` of the file is `PREVIEW_TEXT` here. */
export type Item = Record<string, unknown>

export interface ContentFile {
  item: Item
  /** Markdown, rendered only when somebody asks for it. */
  body: string
}

/** Throws with a readable reason when the file is not what `docs/content.md` says. */
export async function readContentFile(path: string, code: string): Promise<ContentFile> {
  const text = await readFile(path, 'utf8')
  const { fields, body } =
    extname(path) === '.json' ? { fields: parseFields(text, JSON.parse), body: '' } : parseFrontMatter(text)
  return { item: { CODE: code, ...upperCaseKeys(fields), ...timestamp(fields['timestamp']) }, body }
}

function parseFrontMatter(text: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/.exec(text)
  if (!match) throw new Error('no front matter between --- lines')
  const [, header = '', body = ''] = match
  return { fields: parseFields(header, (source) => load(source, { schema: CORE_SCHEMA })), body: body.trim() }
}

function parseFields(text: string, parse: (source: string) => unknown): Record<string, unknown> {
  const fields = parse(text)
  if (!isRecord(fields)) throw new Error('the fields must be a mapping')
  return fields
}

function upperCaseKeys(fields: Record<string, unknown>): Item {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key.toUpperCase(), upperCaseValue(value)]))
}

/** Keys of nested records go upper as well, but for `{"value": […]}`, which the contract writes so. */
function upperCaseValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upperCaseValue)
  if (!isRecord(value)) return value
  if (Array.isArray(value['value'])) return value
  return upperCaseKeys(value)
}

function timestamp(day: unknown): Item {
  if (day === undefined) return {}
  const milliseconds = typeof day === 'string' ? Date.parse(day) : NaN
  if (Number.isNaN(milliseconds)) throw new Error('timestamp is not a date')
  return { TIMESTAMP: milliseconds / 1000 }
}
