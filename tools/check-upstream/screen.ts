import type { Finding, About } from './finding.ts'
import { LEVELS } from './finding.ts'
import type { Words } from './words.ts'

const LONGEST_VALUE = 60
/** Of what the site repairs itself, some examples are enough. */
const MOST_EXAMPLES = 5

/** Control characters and turns of direction, which could rewrite the terminal. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Prints to a terminal or a file; the token is never among it, whoever sends it back. */
export function createScreen(output: NodeJS.WriteStream, token: string | null, words: Words) {
  const isTerminal = output.isTTY
  const printable = (text: string) => {
    const safe = text.replaceAll(UNPRINTABLE, '·')
    return token === null ? safe : safe.replaceAll(token, '…')
  }
  const say = (line: string) => output.write(`${isTerminal ? '\r\u001b[K' : ''}${printable(line)}\n`)

  return {
    /** One line that changes; a file has none of it. */
    progress(area: string, done: number, known: number) {
      if (isTerminal) output.write(`\r\u001b[K${printable(words.progress(area, done, known))}`)
    },
    say,
    area(name: string, counts: { items: number; pictures: number } | null, findings: readonly Finding[]) {
      say(counts ? `${name}: ${words.read(counts)}` : name)
      for (const line of linesOf(findings, words)) say(`  ${line}`)
    },
  }
}

/** What says by itself that it is of the whole list. */
const OF_THE_LIST: ReadonlySet<About['what']> = new Set(['unreadableList', 'drafts', 'unreadableDrafts'])

/** A line for each thing found, with the items it was found in. */
function linesOf(findings: readonly Finding[], words: Words): string[] {
  const groups = Map.groupBy(findings, ({ level, about }) => `${words.levels[level]} ${textOf(about, words)}`)
  const sorted = [...groups].toSorted(([, [a]], [, [b]]) => rankOf(a) - rankOf(b))
  return sorted.map(([text, found]) => {
    const examples = found.some(({ about }) => OF_THE_LIST.has(about.what)) ? '' : `: ${examplesOf(found, words)}`
    return text + examples
  })
}

const rankOf = (finding: Finding | undefined) => LEVELS.indexOf(finding?.level ?? 'noticed')

// The function of a thing takes that very thing, which TypeScript cannot follow through a union.
const textOf = (about: About, words: Words) => (words.of[about.what] as (one: About) => string)(about)

function examplesOf(found: readonly Finding[], words: Words): string {
  const examples = [...new Set(found.map(({ code, about }) => (code ?? words.list) + valueIn(about, words)))]
  const isMinor = ['repaired', 'noticed'].includes(found[0]?.level ?? '')
  const shown = isMinor ? examples.slice(0, MOST_EXAMPLES) : examples
  const more = examples.length - shown.length
  return [...shown, ...(more > 0 ? [words.more(more)] : [])].join(', ')
}

function valueIn(about: About, words: Words): string {
  if (!('given' in about) || about.given === undefined) return ''
  const isRepaired = about.what === 'field' && about.effect === 'repaired'
  const given = about.given instanceof Date ? words.moment(about.given) : short(about.given)
  if (!isRepaired) return ` «${given}»`
  // A number for a text, or the reverse: only its quotes tell them apart.
  if (given === short(about.read)) return ` ${JSON.stringify(about.given)} → ${JSON.stringify(about.read)}`
  return ` «${given}» → «${short(about.read)}»`
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value).replace(/^"(.*)"$/, '$1')
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}
