import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, parse } from 'node:path'
import { assert, StructError, type Struct } from 'superstruct'
import { groupsFile, tagsFile, type Area } from './areas.ts'
import { readContentFile, type Item } from './content-file.ts'

export interface LibraryLog {
  warn(details: object, message: string): void
}

/** One area as it stands on disk now. */
export interface AreaContent {
  items: Item[]
  tags: Record<string, string>
  /** Services only: names of the groups in their order, by code. */
  groups: { code: string; name: string }[]
  changedAt: Date
}

export interface Library {
  read(area: Area): Promise<AreaContent>
}

interface ReadFile {
  /** Times and sizes of the file and of the design beside it. */
  stamp: string
  changedMs: number
  /** `null`: broken, named in the log once, left out until it changes. */
  item: Item | null
}

/** Reads `content/`; a file is parsed again when its time or size on disk has changed. */
export function openLibrary(directory: string, log: LibraryLog): Library {
  const filesByPath = new Map<string, ReadFile>()

  async function readItem(area: Area, fileName: string) {
    const path = join(directory, area.name, fileName)
    const { stamp, changedMs } = await stampOf(path)
    const known = filesByPath.get(path)
    if (known?.stamp === stamp) return known
    const file = { stamp, changedMs, item: await parseItem(area, path) }
    filesByPath.set(path, file)
    return file
  }

  async function parseItem(area: Area, path: string): Promise<Item | null> {
    try {
      const item = await readContentFile(path, parse(path).name)
      area.check(item)
      return { ...item, ...(await readCustomDesign(path)) }
    } catch (error) {
      log.warn({ file: path, reason: reasonOf(error) }, 'content file left out')
      return null
    }
  }

  async function readSettings<Value, Schema>(area: Area, name: string, schema: Struct<Value, Schema>, fallback: Value) {
    const path = join(directory, area.name, name)
    try {
      const value: unknown = JSON.parse(await readFile(path, 'utf8'))
      assert(value, schema)
      return value
    } catch (error) {
      if (!isMissing(error)) log.warn({ file: path, reason: reasonOf(error) }, 'content file left out')
      return fallback
    }
  }

  return {
    async read(area) {
      const names = await readdir(join(directory, area.name)).catch(() => [])
      const files = await Promise.all(names.filter(isItemFile).map((name) => readItem(area, name)))
      const items = files.flatMap(({ item }) => (item && item['DRAFT'] !== true ? [item] : []))
      return {
        items: items.toSorted(area.order === 'newest' ? byNewest : bySort),
        tags: await readSettings(area, '_tags.json', tagsFile, {}),
        groups: await readSettings(area, '_groups.json', groupsFile, []),
        changedAt: new Date(Math.max(0, ...files.map(({ changedMs }) => changedMs))),
      }
    },
  }
}

const isItemFile = (name: string) => /^[a-z0-9][a-z0-9-]*\.(?:md|json)$/.test(name)

const bySort = (a: Item, b: Item) => Number(a['SORT']) - Number(b['SORT'])
const byNewest = (a: Item, b: Item) => String(b['DATE_CREATE']).localeCompare(String(a['DATE_CREATE']))

/** `polubak.md` may have `polubak.custom.html` and `polubak.custom.css` beside it. */
function designOf(path: string) {
  const beside = path.slice(0, -extname(path).length)
  return { html: `${beside}.custom.html`, css: `${beside}.custom.css` }
}

async function stampOf(path: string): Promise<{ stamp: string; changedMs: number }> {
  const { html, css } = designOf(path)
  const design = await Promise.all([html, css].map((file) => stat(file).catch(() => null)))
  const stats = [await stat(path), ...design.filter((found) => found !== null)]
  return {
    stamp: stats.map(({ mtimeMs, size }) => `${mtimeMs}:${size}`).join(' '),
    changedMs: Math.max(...stats.map(({ mtimeMs }) => mtimeMs)),
  }
}

async function readCustomDesign(path: string): Promise<Item> {
  const files = designOf(path)
  const html = await readFile(files.html, 'utf8').catch(() => null)
  if (html === null) return {}
  const css = await readFile(files.css, 'utf8').catch(() => null)
  return { CUSTOM_HTML: { TEXT: html }, ...(css !== null && { CUSTOM_CSS: { TEXT: css } }) }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function reasonOf(error: unknown): string {
  if (error instanceof StructError) return `${error.path.join('.')}: ${error.message}`
  return error instanceof Error ? error.message : String(error)
}
