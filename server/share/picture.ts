import { INK } from '../../shared/colour.ts'
import type { Palette } from '../../shared/palettes.ts'
import type { ShareCard } from '../../shared/share-card.ts'
import { typeset } from '../../shared/typography.ts'
import { coloursOf } from './colours.ts'
import { HORIZON, landscape } from './landscape.ts'
import { mark, type Look } from './mark.ts'
import { milepost } from './milepost.ts'
import type { Outlines } from './outlines.ts'
import { setLines, type Room } from './set-lines.ts'
import { HEIGHT, polygon, tape, WIDTH, type Point } from './shapes.ts'

const MARGIN = 64
/** Nobody reads more of a title. */
const LONGEST = 200
const HEADING = { font: 'narrow', tracking: -0.012 } as const
/** Of capitals of the narrow font, in em. */
const CAPITAL = 0.655
const LEADING = 0.88
/** The share of the free height that is left above a title. */
const LIFT = 0.3

/** What is drawn over the picture of a page, or all of it where there is none. */
export function drawing(card: ShareCard, look: Look, hasPicture: boolean, outlines: Outlines): string {
  const colours = coloursOf(card.palette, look.colour)
  const drawn = (hasPicture ? board : scene)(readable(card, look, outlines), colours, look, outlines)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${drawn}</svg>`
}

/** The fallback for a title without a single drawable letter: the line above it. */
function readable(card: ShareCard, look: Look, outlines: Outlines): ShareCard {
  const drawableText = (text: string) => {
    const drawable = outlines.drawable(text.slice(0, LONGEST))
    return /[\p{L}\p{N}]/u.test(drawable) ? typeset(drawable) : ''
  }
  const section = drawableText(card.section)
  const figure = card.figure && { value: drawableText(card.figure.value), text: drawableText(card.figure.text) }
  return {
    ...card,
    section,
    title: drawableText(card.title) || section || drawableText(look.name) || '…',
    figure: figure?.value ? figure : null,
  }
}

/** Words in the sky over the road, and a milepost. */
function scene({ title, section, figure }: ShareCard, colours: Palette, look: Look, outlines: Outlines): string {
  const room: Room = { width: 816, height: HORIZON - 92, sizes: [264, 56], leading: LEADING }
  const sign = figure ?? (section ? { value: section, text: '' } : null)
  return (
    landscape(colours, title) +
    milepost(sign, look.accent, outlines) +
    heading(title, room, { x: MARGIN, y: 60 }, colours.ink, outlines) +
    mark(look, { x: MARGIN, bottom: HEIGHT - 52, height: 58, width: 330 }, INK, outlines)
  )
}

/** A board of words that points at the picture. */
function board({ title, section, figure }: ShareCard, colours: Palette, look: Look, outlines: Outlines): string {
  const edge: Point[] = [
    [0, 0],
    [584, 0],
    [656, HEIGHT / 2],
    [584, HEIGHT],
    [0, HEIGHT],
  ]
  const strip: Point[] = [
    [584, 0],
    [602, 0],
    [674, HEIGHT / 2],
    [602, HEIGHT],
    [584, HEIGHT],
    [656, HEIGHT / 2],
  ]
  const room: Room = { width: 528, height: figure ? 250 : 372, sizes: [196, 46], leading: LEADING }
  return (
    tape('edge', strip, 26, INK, look.accent) +
    polygon(edge, colours.ground) +
    mark(look, { x: MARGIN, bottom: 112, height: 58, width: 280 }, colours.ink, outlines) +
    caption(section, colours, outlines) +
    heading(title, room, { x: MARGIN, y: 158 }, colours.ink, outlines) +
    (figure ? result(figure, colours, outlines) : '')
  )
}

const SMALL = { font: 'plain', size: 28 } as const

/** At the right edge of the board, on the line of the mark. */
const caption = (section: string, { ink }: Palette, outlines: Outlines) =>
  outlines.line(section, { ...SMALL, x: 572 - outlines.measure(section, SMALL), y: 110, fill: ink })

function heading(title: string, room: Room, at: { x: number; y: number }, fill: string, outlines: Outlines): string {
  const { size, lines } = setLines(title, room, HEADING, outlines)
  const free = room.height - size * (CAPITAL + (lines.length - 1) * LEADING)
  const top = at.y + Math.max(0, free) * LIFT + size * CAPITAL
  return lines
    .map((line, index) => outlines.line(line, { ...HEADING, size, x: at.x, y: top + index * size * LEADING, fill }))
    .join('')
}

/** The figure of a case at the foot of its board. */
function result({ value, text }: { value: string; text: string }, { ink }: Palette, outlines: Outlines): string {
  const style = { ...HEADING, size: Math.min(104, (104 * 500) / outlines.measure(value, { ...HEADING, size: 104 })) }
  const { size, lines } = setLines(
    text,
    { width: 500, height: 84, sizes: [30, 22], leading: 1.3 },
    { font: 'plain' },
    outlines,
  )
  const top = HEIGHT - 62 - (lines.length - 1) * size * 1.3
  return (
    outlines.line(value, { ...style, x: MARGIN, y: top - 46, fill: ink }) +
    lines
      .map((line, index) =>
        outlines.line(line, { font: 'plain', size, x: MARGIN, y: top + index * size * 1.3, fill: ink }),
      )
      .join('')
  )
}
