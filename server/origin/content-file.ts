import { extname } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { StructError } from 'superstruct'
import { isDay } from '../base/calendar-day.ts'
import { messageOf } from '../base/error-reason.ts'
import { isRecord } from '../base/is-record.ts'
import type { ItemFiles } from './area-files.ts'
import { readText } from './read-file.ts'

/** An item as the contract names its fields: `preview_text` of the file is `PREVIEW_TEXT` here. */
export type Item = Record<string, unknown>

export interface ContentFile {
  path: string
  item: Item
  /** Markdown, rendered only when somebody asks for it. */
  body: string
}

/** Throws with a readable reason when the file is not what `docs/content.md` says. */
export async function readContentFile(files: ItemFiles): Promise<ContentFile> {
  const text = await readText(files.text)
  const { fields, body } =
    extname(files.text) === '.json' ? { fields: parseFields(text, JSON.parse), body: '' } : parseFrontMatter(text)
  return {
    path: files.text,
    item: { ...upperCaseKeys(fields), ...timestamp(fields['timestamp']), ...(await readDesign(files)) },
    body,
  }
}

async function readDesign({ html, css }: ItemFiles): Promise<Item> {
  if (html === null) return {}
  return {
    CUSTOM_HTML: { TEXT: await readText(html) },
    ...(css !== null && { CUSTOM_CSS: { TEXT: await readText(css) } }),
  }
}

function parseFrontMatter(text: string) {
  const match = /^(\s*---[ \t]*\r?\n)([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text)
  if (!match) throw new Error('no front matter between --- lines')
  const [, opening = '', header = '', body = ''] = match
  // A mistake is told by its line in the file.
  const before = opening.replace(/[^\n]/g, '')
  return { fields: parseFields(before + header, (source) => load(source, { schema: CORE_SCHEMA })), body: body.trim() }
}

function parseFields(text: string, parse: (source: string) => unknown): Record<string, unknown> {
  const fields = parse(text)
  if (!isRecord(fields)) throw new Error('the fields must be a mapping')
  return fields
}

/** A field left empty is none. */
function upperCaseKeys(fields: Record<string, unknown>): Item {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key.toUpperCase(), upperCaseValue(value)]),
  )
}

/** Keys of nested records go upper as well, but for `{"value": […]}`, which the contract writes so. */
function upperCaseValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upperCaseValue)
  if (!isRecord(value)) return value
  if (Array.isArray(value['value'])) return value
  return upperCaseKeys(value)
}

function timestamp(day: unknown): Item {
  if (day === undefined || day === null) return {}
  if (typeof day !== 'string' || !isDay(day))
    throw new Error(`timestamp is not a date like 2025-09-12: ${JSON.stringify(day)}`)
  return { TIMESTAMP: Date.parse(day) / 1000 }
}

/** What is wrong with a file, by the names its fields have there. */
export function faultOf(error: unknown): string {
  if (!(error instanceof StructError)) return messageOf(error)
  const field = error.path.join('.').toLowerCase()
  if (error.value === undefined) return `${field} is missing`
  const fault = error.message.replace(/^At path: .* -- /, '')
  const kind = kindOf(error.value)
  return `${field}: ${kind ? fault.replace(/`[^`]*`$/, kind) : fault}`
}

/** What superstruct prints as JavaScript does, `[object Object]`. */
function kindOf(value: unknown): string | null {
  if (Array.isArray(value)) return 'a list'
  return isRecord(value) ? 'a mapping' : null
}
