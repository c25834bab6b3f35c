import { readdir, readFile, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { assert, type Struct } from 'superstruct'
import { messageOf } from '../base/error-reason.ts'
import type { Log } from '../base/log.ts'
import { groupsFile, tagsFile, type Area } from './areas.ts'
import { readContentFile, type ContentFile, type Item } from './content-file.ts'

/** One area as it stands on disk now. */
export interface AreaContent {
  files: ContentFile[]
  tags: Record<string, string>
  /** Services only: names of the groups in their order, by code. */
  groups: { code: string; name: string }[]
  changedAt: Date
}

export interface Library {
  /** Drafts are among the files only when asked for. */
  read(area: Area, hasDrafts: boolean): Promise<AreaContent>
}

interface ReadFile {
  /** Times and sizes of the file and of the design beside it. */
  stamp: string
  changedMs: number
  /** `null`: broken, named in the log once, left out until it changes. */
  content: ContentFile | null
}

/** Reads `content/`; a file is parsed again when its time or size on disk has changed. */
export function openLibrary(directory: string, log: Pick<Log, 'warn'>): Library {
  const filesByPath = new Map<string, ReadFile>()

  async function readItem(area: Area, files: ItemFiles) {
    const { stamp, changedMs } = await stampOf(files)
    const known = filesByPath.get(files.text)
    if (known?.stamp === stamp) return known
    const file = { stamp, changedMs, content: await parseItem(area, files) }
    filesByPath.set(files.text, file)
    return file
  }

  async function parseItem(area: Area, files: ItemFiles): Promise<ContentFile | null> {
    try {
      const { item, body } = await readContentFile(files.text, parse(files.text).name)
      area.check(item)
      return { item: { ...item, ...(await readCustomDesign(files)) }, body }
    } catch (error) {
      log.warn({ file: files.text, reason: messageOf(error) }, 'content file left out')
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
      if (!isMissing(error)) log.warn({ file: path, reason: messageOf(error) }, 'content file left out')
      return fallback
    }
  }

  return {
    async read(area, hasDrafts) {
      const folder = join(directory, area.name)
      const names = new Set(await readdir(folder).catch(() => []))
      const items = [...names].filter(isItemFile).map((name) => filesOf(folder, name, names))
      const files = await Promise.all(items.map((item) => readItem(area, item)))
      const shown = files.flatMap(({ content }) =>
        content && (hasDrafts || content.item['DRAFT'] !== true) ? [content] : [],
      )
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
  Date.parse(String(b['DATE_CREATE'])) - Date.parse(String(a['DATE_CREATE']))

/** `polubak.md` may have `polubak.custom.html` and `polubak.custom.css` beside it. */
interface ItemFiles {
  text: string
  html: string | null
  css: string | null
}

function filesOf(folder: string, name: string, names: ReadonlySet<string>): ItemFiles {
  const beside = (ending: string) => {
    const file = `${parse(name).name}.custom.${ending}`
    return names.has(file) ? join(folder, file) : null
  }
  return { text: join(folder, name), html: beside('html'), css: beside('css') }
}

async function stampOf({ text, html, css }: ItemFiles): Promise<{ stamp: string; changedMs: number }> {
  const stats = await Promise.all([text, html, css].filter((file) => file !== null).map((file) => stat(file)))
  return {
    stamp: stats.map(({ mtimeMs, size }) => `${mtimeMs}:${size}`).join(' '),
    changedMs: Math.max(...stats.map(({ mtimeMs }) => mtimeMs)),
  }
}

async function readCustomDesign({ html, css }: ItemFiles): Promise<Item> {
  if (html === null) return {}
  return {
    CUSTOM_HTML: { TEXT: await readFile(html, 'utf8') },
    ...(css !== null && { CUSTOM_CSS: { TEXT: await readFile(css, 'utf8') } }),
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
