import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SHEETS = '{components,pages,renderer}/**/*.module.css'

/** What CSS modules rename: classes, and keyframes beside them. */
const NAME = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi

const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const SMALL = Array.from('abcdefghijklmnopqrstuvwxyz')
const ENDS = [...SMALL, ...CAPITALS]
/** Two signs for each sheet. None of the classes common to all sheets begins with a capital. */
const CODES = CAPITALS.flatMap((first) => [...SMALL, ...Array.from('0123456789')].map((second) => first + second))

/**
 * Names of the classes in a build, three letters each: two say the sheet, so that names which stand together compress
 * together. They depend on the sheet alone, or the files of a build would all be new to browsers that have the one before.
 */
export function classNames(): (name: string, file: string) => string {
  const sheets = new Map<string, Map<string, string>>()
  const taken = new Set<string>()
  for (const sheet of globSync(SHEETS, { cwd: ROOT }).toSorted()) {
    const code = freeCode(sheet, taken)
    taken.add(code)
    sheets.set(sheet, namesIn(readFileSync(join(ROOT, sheet), 'utf8'), code))
  }
  return (name, file) => {
    const short = sheets.get(relative(ROOT, file.replace(/\?.*/, '')))?.get(name)
    if (!short) throw new Error(`${file} has no class ${name}`)
    return short
  }
}

/** The next free one after its own where two sheets would share it. */
function freeCode(sheet: string, taken: ReadonlySet<string>): string {
  const own = createHash('sha256').update(sheet).digest().readUInt32BE() % CODES.length
  const code = [...CODES.slice(own), ...CODES.slice(0, own)].find((each) => !taken.has(each))
  if (code === undefined) throw new Error(`there are more than ${CODES.length} style sheets`)
  return code
}

function namesIn(css: string, code: string): Map<string, string> {
  const names = new Set([...css.matchAll(NAME)].map(([, name = '']) => name))
  return new Map([...names].map((name, index) => [name, code + endOf(index)]))
}

const endOf = (index: number): string =>
  index < ENDS.length ? ENDS[index]! : endOf(Math.floor(index / ENDS.length) - 1) + ENDS[index % ENDS.length]!
