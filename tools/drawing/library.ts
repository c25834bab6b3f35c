import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { load } from 'js-yaml'

const CONTENT = join(import.meta.dirname, '../../content')

/** The fields of every item of an area, as the content's files tell them. */
export function fieldsOf(area: string): { code: string; field: (name: string) => string }[] {
  return readdirSync(join(CONTENT, area))
    .filter((file) => /^[^_].*\.(?:md|json)$/.test(file))
    .map((file) => {
      const fields = read(join(CONTENT, area, file))
      const code = basename(file).replace(/\.\w+$/, '')
      return { code, field: (name) => textOf(fields[name]) }
    })
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

function read(file: string): Record<string, unknown> {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.json')) return JSON.parse(source) as Record<string, unknown>
  return load(/^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '') as Record<string, unknown>
}
