import { cellsOf } from '#shared/html-table.ts'
import { textOf } from '#shared/html-text.ts'

/**
 * Draws the figures of an article from their own tables: `strips` shows each row as a strip of its last figure's
 * width, `shares` all rows as one bar. Sizes are attributes of SVG, since the page allows no inline styles.
 */
export const postFigures = (html: string): string =>
  html.replace(/<figure class="(strips|shares)">([\s\S]*?)<\/figure>/g, (whole, kind: string, inside: string) => {
    const rows = rowsOf(inside)
    if (rows.length === 0) return whole
    return kind === 'shares'
      ? `<figure class="shares">${shareBar(rows)}${withKeys(inside)}</figure>`
      : `<figure class="strips">${uprightStrips(rows)}${lyingStrips(rows)}${withKinds(inside)}</figure>`
  })

interface Row {
  name: string
  amount: number
  kind: RowKind
}

/** The markup of a row names its kind: **bold**, ~~struck out~~, or without a number of its own. */
type RowKind = 'plain' | 'marked' | 'struck' | 'total'

type Tone = readonly [ground: string, words?: string]

const SNOWY = ' fill="var(--snow)"'
/** By turns, but for kinds with one of their own; words are in ink unless snowy. */
const TONES: readonly Tone[] = [
  ['var(--ink)', SNOWY],
  ['var(--frost-4)'],
  ['var(--pine)', SNOWY],
  ['var(--frost-3)'],
  ['var(--cornflower)', SNOWY],
]
const TONE_OF_KIND: Partial<Record<RowKind, Tone>> = { marked: ['var(--rye)'], struck: ['var(--frost-1)'] }
const SHARE_TONES = [
  'var(--c-text)',
  'var(--c-share-2)',
  'var(--c-share-3)',
  'var(--c-share-4)',
  'var(--c-share-5)',
  'var(--cinnabar)',
]

function rowsOf(table: string): Row[] {
  const body = table.slice(table.indexOf('<tbody>'))
  return [...body.matchAll(/<tr>[\s\S]*?<\/tr>/g)]
    .map(([row]) => ({ row, cells: cellsOf(row).map(textOf) }))
    .filter(({ row }) => kindOf(row) !== 'total')
    .map(({ row, cells }) => ({
      name: cells.find((cell) => /\p{L}/u.test(cell)) ?? '',
      amount: amountOf(cells.findLast((cell) => /^[\d\s]+$/.test(cell)) ?? ''),
      kind: kindOf(row),
    }))
    .filter(({ amount }) => amount > 0)
}

const amountOf = (text: string) => Number(text.replace(/\s/g, ''))

function kindOf(row: string): RowKind {
  if (/^<tr>\s*<td[^>]*><\/td>/.test(row)) return 'total'
  if (row.includes('<del>')) return 'struck'
  return row.includes('<strong>') ? 'marked' : 'plain'
}

const withKinds = (table: string) =>
  table.replace(/<tr>[\s\S]*?<\/tr>/g, (row) => row.replace('<tr>', `<tr class="${kindOf(row)}">`))

function startOf({ kind }: Row, index: number, place: string): string {
  const [ground, words = ''] = TONE_OF_KIND[kind] ?? TONES[index % TONES.length]!
  return `<svg${kind === 'struck' ? ' class="struck"' : ''}${words} ${place}><rect fill="${ground}"/>`
}

/** Share in per cent of a strip with no room beside its words: they stand in its middle. */
const NARROW = 5
const IN_THE_MIDDLE = { amount: '50%', anchor: 'middle', name: '50%', baseline: '.34em' }
const AT_THE_LEFT = { amount: '8', anchor: 'start', name: '0', baseline: '1.05em' }

/** Side by side, the name running up from the foot. In a narrow window the cheapest would be narrower than its line. */
function uprightStrips(rows: readonly Row[]): string {
  const strips = placed(rows).map(({ row, from, share }, index) => {
    const { amount, anchor, name, baseline } = share < NARROW ? IN_THE_MIDDLE : AT_THE_LEFT
    return (
      startOf(row, index, `x="${from}%" width="${share}%" height="100%"`) +
      `<text class="amount" x="${amount}" y="1.1em" text-anchor="${anchor}">${inThousands(row.amount)}</text>` +
      `<svg x="${name}" y="100%" overflow="visible"><text transform="rotate(-90)" x="18" y="${baseline}">${row.name}</text></svg></svg>`
    )
  })
  return `<svg class="upright wide-only" fill="var(--ink)" width="100%" height="480" aria-hidden="true">${strips.join('')}</svg>`
}

/** One under another, as tall as they are dear. */
function lyingStrips(rows: readonly Row[]): string {
  let top = 0
  const strips = rows.map((row, index) => {
    const height = Math.round(21 + row.amount / 1700)
    const strip =
      startOf(row, index, `y="${top}" width="100%" height="${height}"`) +
      `<text x="16" y="50%" dy=".34em">${row.name}</text>` +
      `<text class="amount" x="100%" dx="-16" y="50%" dy=".34em" text-anchor="end">${inThousands(row.amount)}</text></svg>`
    top += height
    return strip
  })
  return `<svg class="lying" fill="var(--ink)" width="100%" height="${top}" aria-hidden="true">${strips.join('')}</svg>`
}

function shareBar(rows: readonly Row[]): string {
  const parts = placed(rows).map(
    ({ from, share }, index) => `<rect x="${from}%" width="${share}%" height="100%" fill="${shareTone(index)}"/>`,
  )
  return `<svg class="bar" width="100%" height="72" aria-hidden="true">${parts.join('')}</svg>`
}

const shareTone = (index: number) => SHARE_TONES[Math.min(index, SHARE_TONES.length - 1)]!

/** The table is the legend of the bar. */
function withKeys(table: string): string {
  const [head = '', ...rows] = table.split(/(?<=<tr>\s*<td[^>]*>)/)
  const keyed = rows.map((row, index) => `<svg color="${shareTone(index)}" aria-hidden="true"></svg>${row}`)
  return head + keyed.join('')
}

/** Where each row begins and what share of the total it takes, in per cent. */
function placed(rows: readonly Row[]) {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  let before = 0
  return rows.map((row) => {
    const from = percent(before / total)
    before += row.amount
    return { row, from, share: percent(row.amount / total) }
  })
}

const percent = (part: number) => Math.round(part * 10_000) / 100

const inThousands = (amount: number) => Math.round(amount / 1000)
