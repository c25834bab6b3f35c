import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, parse } from 'node:path'
import { assert, StructError, type Struct } from 'superstruct'
import { groupsFile, tagsFile, type Area } from './areas.ts'
import { readContentFile, type ContentFile, type Item } from './content-file.ts'

export interface LibraryLog {
  warn(details: object, message: string): void
}

/** One area as it stands on disk now. */
export interface AreaContent {
  files: ContentFile[]
  tags: Record<string, string>
  /** Services only: names of the groups in their order, by code. */
  groups: { code: string; name: string }[]
  changedAt: Date
}

export interface Library {
  read(area: Area): Promise<AreaContent>
}

interface ReadFile {
  changedMs: number
  size: number
  /** `null`: broken, named in the log once, left out until it changes. */
  content: ContentFile | null
}

/** Reads `content/`; a file is parsed again when its time or size on disk has changed. */
export function openLibrary(directory: string, log: LibraryLog): Library {
  const filesByPath = new Map<string, ReadFile>()

  async function readItem(area: Area, fileName: string) {
    const path = join(directory, area.name, fileName)
    const { mtimeMs: changedMs, size } = await stat(path)
    const known = filesByPath.get(path)
    if (known?.changedMs === changedMs && known.size === size) return known
    const file = { changedMs, size, content: await parseItem(area, path) }
    filesByPath.set(path, file)
    return file
  }

  async function parseItem(area: Area, path: string): Promise<ContentFile | null> {
    try {
      const { item, body } = await readContentFile(path, parse(path).name)
      area.check(item)
      return { item: { ...item, ...(await readCustomDesign(path)) }, body }
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
      const shown = files.flatMap(({ content }) => (content && content.item['DRAFT'] !== true ? [content] : []))
      return {
        files: shown.toSorted(area.order === 'newest' ? byNewest : bySort),
        tags: await readSettings(area, '_tags.json', tagsFile, {}),
        groups: await readSettings(area, '_groups.json', groupsFile, []),
        changedAt: new Date(Math.max(0, ...files.map(({ changedMs }) => changedMs))),
      }
    },
  }
}

const isItemFile = (name: string) => /^[a-z0-9][a-z0-9-]*\.(?:md|json)$/.test(name)

const bySort = ({ item: a }: ContentFile, { item: b }: ContentFile) => Number(a['SORT']) - Number(b['SORT'])
const byNewest = ({ item: a }: ContentFile, { item: b }: ContentFile) =>
  String(b['DATE_CREATE']).localeCompare(String(a['DATE_CREATE']))

/** `polubak.md` may have `polubak.custom.html` and `polubak.custom.css` beside it. */
async function readCustomDesign(path: string): Promise<Item> {
  const beside = path.slice(0, -extname(path).length)
  const html = await readFile(`${beside}.custom.html`, 'utf8').catch(() => null)
  if (html === null) return {}
  const css = await readFile(`${beside}.custom.css`, 'utf8').catch(() => null)
  return { CUSTOM_HTML: { TEXT: html }, ...(css !== null && { CUSTOM_CSS: { TEXT: css } }) }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function reasonOf(error: unknown): string {
  if (error instanceof StructError) return `${error.path.join('.')}: ${error.message}`
  return error instanceof Error ? error.message : String(error)
}
