import { stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { namesIn, systemCodeOf } from './read-file.ts'

/** An item with the design beside it: `polubak.md` may have `polubak.custom.html` and `polubak.custom.css`. */
export interface ItemFiles {
  code: string
  text: string
  html: string | null
  css: string | null
}

export interface AreaFiles {
  items: ItemFiles[]
  /** Ignored files, and why. */
  others: { file: string; reason: string }[]
}

const ITEM = /^[a-z0-9][a-z0-9-]{0,99}\.(?:md|json)$/
const DESIGN = /^(.+)\.custom\.(?:html|css)$/
const SETTINGS = new Set(['_tags.json', '_groups.json'])

const NAMING =
  'its name is no code: small Latin letters, digits and hyphens, 100 at most, then .md or .json, as in new-case.md'

/** The files of an area by their names. An area may have no folder, but not while all of the content is gone. */
export async function readAreaFiles(directory: string, area: string): Promise<AreaFiles> {
  const folder = join(directory, area)
  const names = new Set(await namesOf(directory, folder))
  const isItem = (name: string) => ITEM.test(name) && !isSecond(name, names)
  const items = [...names].filter(isItem)
  const codes = new Set(items.map((name) => parse(name).name))
  const others = [...names]
    .filter((name) => !isItem(name) && !SETTINGS.has(name) && !codes.has(DESIGN.exec(name)?.[1] ?? ''))
    .map((name) => ({ file: join(folder, name), reason: whyOther(name, names) }))
  return { items: items.map((name) => filesOf(folder, name, names)), others }
}

async function namesOf(directory: string, folder: string): Promise<string[]> {
  try {
    return await namesIn(folder)
  } catch (error) {
    if (systemCodeOf(error) !== 'ENOENT') throw error
    await stat(directory)
    return []
  }
}

/** `a.json` beside `a.md` would be a second item of the same code. */
const isSecond = (name: string, names: ReadonlySet<string>) =>
  name.endsWith('.json') && names.has(`${parse(name).name}.md`)

function whyOther(name: string, names: ReadonlySet<string>): string {
  if (ITEM.test(name) && isSecond(name, names)) return `${parse(name).name}.md has the same code`
  return DESIGN.test(name) ? 'a design without its item' : NAMING
}

function filesOf(folder: string, name: string, names: ReadonlySet<string>): ItemFiles {
  const code = parse(name).name
  const beside = (ending: string) => {
    const file = `${code}.custom.${ending}`
    return names.has(file) ? join(folder, file) : null
  }
  return { code, text: join(folder, name), html: beside('html'), css: beside('css') }
}
