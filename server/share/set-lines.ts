import type { Outlines, TextStyle } from './outlines.ts'

export interface Room {
  width: number
  height: number
  /** From the largest size tried to the smallest. */
  sizes: readonly [largest: number, smallest: number]
  /** Of a line, in em. */
  leading: number
}

export interface SetLines {
  size: number
  lines: string[]
}

const STEP = 4

/**
 * Text at the largest size at which its lines fit the room, broken at spaces that may break and evened out. What is too
 * long for the smallest size ends in «…».
 */
export function setLines(text: string, room: Room, style: Omit<TextStyle, 'size'>, outlines: Outlines): SetLines {
  const [largest, smallest] = room.sizes
  const measured = new Map<string, number>()
  for (let size = largest; size >= smallest; size -= STEP) {
    const lines = wrapped(wordsOf(text), room.width, widthAt(size))
    if (fits(lines, size)) return { size, lines: evened(lines, widthAt(size)) }
  }
  return { size: smallest, lines: shortened(widthAt(smallest)) }

  function widthAt(size: number) {
    return (line: string) => size * unitWidth(line)
  }

  /** Widths are proportional to the size, and most lines are tried at several. */
  function unitWidth(line: string): number {
    const known = measured.get(line) ?? outlines.measure(line, { ...style, size: 1 })
    measured.set(line, known)
    return known
  }

  function fits(lines: readonly string[], size: number): boolean {
    return lines.length * size * room.leading <= room.height && lines.every((line) => widthAt(size)(line) <= room.width)
  }

  /** Letters of a word too wide for any line may part. */
  function shortened(widthOf: (line: string) => number): string[] {
    const most = Math.max(1, Math.floor(room.height / (smallest * room.leading)))
    const words = wordsOf(text).flatMap((word) =>
      widthOf(word) <= room.width ? [word] : cut(word, room.width, widthOf),
    )
    const lines = wrapped(words, room.width, widthOf)
    if (lines.length <= most) return lines
    const shown = lines.slice(0, most)
    let last = `${shown.at(-1)}`.replace(/[\s,.:;—–-]+$/, '')
    while (last !== '' && widthOf(`${last}…`) > room.width) last = last.slice(0, -1).trimEnd()
    return [...shown.slice(0, -1), `${last}…`]
  }
}

/** A no-break space keeps what it is between on one line. */
const wordsOf = (text: string) => text.split(' ').filter(Boolean)

function wrapped(words: readonly string[], limit: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= limit) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines in the least width. */
function evened(lines: string[], widthOf: (line: string) => number): string[] {
  const words = lines.flatMap((line) => line.split(' '))
  const widest = Math.max(...lines.map(widthOf))
  for (let limit = widest / Math.max(1, lines.length); limit < widest; limit += widest / 50) {
    const tried = wrapped(words, limit, widthOf)
    if (tried.length === lines.length && tried.every((line) => widthOf(line) <= widest)) return tried
  }
  return lines
}

function cut(word: string, limit: number, widthOf: (line: string) => number): string[] {
  const pieces: string[] = []
  for (const letter of word)
    if (pieces.length > 0 && widthOf(pieces.at(-1) + letter) <= limit) pieces[pieces.length - 1] += letter
    else pieces.push(letter)
  return pieces
}
