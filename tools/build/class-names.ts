import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SHEETS = '{components,pages,renderer}/**/*.module.css'

/** What CSS modules rename: classes and keyframes. */
const NAME = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi

const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const SMALL = Array.from('abcdefghijklmnopqrstuvwxyz')
const ENDS = [...SMALL, ...CAPITALS]
/** Two characters for each sheet. No global class begins with a capital. */
const CODES = CAPITALS.flatMap((first) => [...SMALL, ...Array.from('0123456789')].map((second) => first + second))

/**
 * Short class names of three letters. Two identify the sheet, so that names used together compress
 * well. They depend on the sheet alone, so that files stay the same, and cached, between builds.
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

/** On a hash collision, the next free code. */
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
