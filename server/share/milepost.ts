import { INK } from '../../shared/colour.ts'
import type { Outlines } from './outlines.ts'
import { HEIGHT, polygon, rect, tape } from './shapes.ts'

export interface Sign {
  /** «18», or a word. */
  value: string
  /** «кейсов» */
  text: string
}

const POST = { x: 1010, width: 60, top: 62 }
const PLATE = { y: 138, width: 240, height: 148 }
const FRAME = 7
const CAPTION = { font: 'plain', size: 25 } as const

/** The striped post at the verge, with a plate that says where we are. */
export function milepost(sign: Sign | null, accent: string, outlines: Outlines): string {
  const { x, width, top } = POST
  const middle = x + width / 2
  const post: [number, number][] = [
    [x, top],
    [x + width, top],
    [x + width, HEIGHT],
    [x, HEIGHT],
  ]
  const roof: [number, number][] = [
    [middle - width * 0.84, top],
    [middle, top - width * 0.62],
    [middle + width * 0.84, top],
  ]
  return (
    rect(x + width, top, 16, HEIGHT - top, INK).replace('/>', ' opacity=".18"/>') +
    tape('post', post, 62, INK, accent) +
    polygon(roof, INK) +
    (sign ? plate(sign, middle, outlines) : '')
  )
}

function plate({ value, text }: Sign, middle: number, outlines: Outlines): string {
  const { y, width, height } = PLATE
  const x = middle - width / 2
  const room = width - 56
  const large = text === '' ? 66 : 92
  const size = fitted(value, { font: 'narrow', size: large, tracking: -0.01 }, room, outlines)
  const caption = fitted(text, CAPTION, room, outlines)
  const centred = (line: string, style: { font: 'narrow' | 'plain'; size: number }, baseline: number) =>
    outlines.line(line, { ...style, x: middle - outlines.measure(line, style) / 2, y: baseline, fill: '#fff' })
  const baseline = text === '' ? y + height / 2 + size * 0.34 : y + 74 + size * 0.2
  return (
    rect(x, y, width, height, INK) +
    `<rect x="${x + FRAME}" y="${y + FRAME}" width="${width - 2 * FRAME}" height="${height - 2 * FRAME}" fill="none" stroke="#fff" stroke-width="3"/>` +
    centred(value, { font: 'narrow', size }, baseline) +
    centred(text, { font: 'plain', size: caption }, y + height - 27)
  )
}

/** The size at which a line is not wider than its room. */
function fitted(
  line: string,
  style: { font: 'narrow' | 'plain'; size: number; tracking?: number },
  room: number,
  outlines: Outlines,
): number {
  return Math.min(style.size, (style.size * room) / Math.max(1, outlines.measure(line, style)))
}
