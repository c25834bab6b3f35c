import { faultOf } from './word-shape.ts'

/** A page's own words, and what the owner writes over them. */
export type Words = <Copy extends object>(page: string, own: Copy) => Copy

/** Facts that stand in words as `{name}`; one there is none of is empty. */
export type WordFacts = Readonly<Record<string, string>>

interface WordSources {
  /** What the owner writes, by page. */
  written: Readonly<Record<string, unknown>>
  facts: WordFacts
  /** Told of each written part that has no place on its page. */
  report: (page: string, fault: string) => void
}

/** By a symbol of the whole process: the server and the pages it has built are bundled apart. */
const STORY = Symbol.for('story')

/** A part only the owner can tell, of the shape of `sample`: an empty list or `null` until they write it. */
export function story<Item>(sample: Item[]): Item[]
export function story<Part extends object>(sample: Part): Part | null
export function story(sample: object): object {
  return Object.assign(sample, { [STORY]: true })
}

/** The words of each page are made once. */
export function createWords({ written, facts, report }: WordSources): Words {
  const made = new WeakMap<object, object>()
  return <Copy extends object>(page: string, own: Copy): Copy => {
    const known = made.get(own)
    if (known) return known as Copy
    const words = filled(
      laidOver(own, written[page], '', (fault) => report(page, fault)),
      facts,
    ) as Copy
    made.set(own, words)
    return words
  }
}

type Report = (fault: string) => void

/** Parts are laid over one by one, lists and stories as a whole; what does not fit leaves the own words in place. */
function laidOver(own: unknown, written: unknown, path: string, report: Report): unknown {
  if (isPlain(own) && !isStory(own)) return partsLaidOver(own, written, path, report)
  const fault = written === undefined ? null : faultOf([own], written, path)
  if (fault !== null) report(fault)
  return written !== undefined && fault === null ? written : unwritten(own)
}

function partsLaidOver(own: Parts, written: unknown, path: string, report: Report): Parts {
  const parts = isPlain(written) ? written : {}
  if (written !== undefined && !isPlain(written)) report(`${path || 'it'} must be an object`)
  for (const name of Object.keys(parts)) if (!(name in own)) report(`${pathTo(path, name)} is no part of the page`)
  return Object.fromEntries(
    Object.entries(own).map(([name, part]) => [name, laidOver(part, parts[name], pathTo(path, name), report)]),
  )
}

function unwritten(own: unknown): unknown {
  if (!isStory(own)) return own
  return Array.isArray(own) ? [] : null
}

type Parts = Readonly<Record<string, unknown>>

const pathTo = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

const isStory = (value: unknown): value is object => isObject(value) && STORY in value

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isPlain = (value: unknown): value is Parts => isObject(value) && !Array.isArray(value)

function filled(words: unknown, facts: WordFacts): unknown {
  if (typeof words === 'string') return fill(words, facts)
  if (Array.isArray(words)) return words.map((item) => filled(item, facts))
  if (!isPlain(words)) return words
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, filled(part, facts)]))
}

/** `[с {founded} года|давно]` is the first where its facts are there, and else the second. */
function fill(text: string, facts: WordFacts): string {
  return text
    .replaceAll(/\[([^[\]|]*\{[^[\]|]*)\|([^[\]|]*)\]/g, (_, told: string, untold: string) =>
      factsIn(told).every((name) => facts[name]) ? told : untold,
    )
    .replaceAll(/\{([\w.]+)\}/g, (whole, name: string) => facts[name] ?? whole)
}

const factsIn = (text: string) => [...text.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name)
