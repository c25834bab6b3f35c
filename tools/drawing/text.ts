import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font as FontFace } from 'fontkit'
import { decompress } from 'wawoff2'
import { round } from './shapes.ts'

/** `wide` and `serif` belong to the clients, never to the agency. */
export type Font = keyof typeof PACKAGES

export interface TextStyle {
  size?: number
  font?: Font
  weight?: number
  /** In em. */
  tracking?: number
}

export interface TextOptions extends TextStyle {
  x?: number
  y?: number
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
  rotate?: number
}

const PACKAGES = {
  narrow: 'sofia-sans-extra-condensed',
  plain: 'golos-text',
  wide: 'unbounded',
  serif: 'literata',
} as const

const ROUBLE_SCALE = 0.66

const sources: Partial<Record<Font, FontFace[]>> = {}
// One at a time: the decompressor is a single program with a single memory.
for (const [font, name] of Object.entries(PACKAGES)) sources[font as Font] = await readFaces(name)

const variations = new Map<string, FontFace[]>()

/** A line of text as outlines: the renderer of SVG needs no installed fonts. */
export function text(content: string, options: TextOptions = {}): string {
  const { size = 16, font = 'plain', anchor = 'start', x = 0 } = options
  if (font === 'narrow' && content.endsWith(' ₽')) return price(content.slice(0, -2), options)
  const width = anchor === 'start' ? 0 : measure(content, options)
  return outlined(content, { ...options, size, x: x - (anchor === 'middle' ? width / 2 : width) })
}

/** Several lines, one under another. */
export const lines = (contents: readonly string[], options: TextOptions & { leading?: number }) =>
  contents
    .map((content, index) =>
      text(content, { ...options, y: (options.y ?? 0) + index * (options.leading ?? 1.2) * (options.size ?? 16) }),
    )
    .join('')

export function measure(content: string, style: TextStyle = {}): number {
  const { size = 16, tracking = 0 } = style
  const advances = runsOf(content, style).flatMap(({ face, part }) =>
    shaped(face, part).positions.map(({ xAdvance }) => (xAdvance / face.unitsPerEm + tracking) * size),
  )
  return advances.reduce((sum, advance) => sum + advance, 0)
}

/** The size at which the text is not wider than `limit`. */
export function fitted(content: string, size: number, limit: number, style: TextStyle = {}): number {
  const width = measure(content, { ...style, size })
  return width > limit ? (size * limit) / width : size
}

/** The narrow font has no ₽: the sign comes from the text font, smaller. */
function price(number: string, options: TextOptions): string {
  const { size = 16, x = 0, anchor = 'start' } = options
  const sign = { size: size * ROUBLE_SCALE, font: 'plain', weight: 600 } as const
  const gap = size * 0.12
  const width = measure(number, options)
  const whole = width + gap + measure('₽', sign)
  const left = anchor === 'end' ? x - whole : anchor === 'middle' ? x - whole / 2 : x
  return (
    text(number, { ...options, x: left, anchor: 'start' }) +
    text('₽', { ...options, ...sign, tracking: 0, x: left + width + gap, anchor: 'start' })
  )
}

function outlined(content: string, options: TextOptions & { size: number; x: number }): string {
  const { x, y = 0, size, fill = '#000', tracking = 0, opacity, rotate } = options
  let left = 0
  let outline = ''
  for (const { face, part } of runsOf(content, options)) {
    const scale = size / face.unitsPerEm
    const { glyphs, positions } = shaped(face, part)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      for (const { command, args } of glyph.path.commands)
        outline += LETTERS[command] + points(args, left, scale, xOffset, yOffset)
      left += xAdvance * scale + tracking * size
    }
  }
  const turn = rotate === undefined ? '' : ` rotate(${rotate})`
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`
  return `<path d="${outline}" fill="${fill}"${faint} transform="translate(${round(x)} ${round(y)})${turn}"/>`
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

function points(numbers: number[], left: number, scale: number, xOffset: number, yOffset: number): string {
  return numbers
    .map((number, index) => (index % 2 ? -(number + yOffset) * scale : left + (number + xOffset) * scale))
    .map(round)
    .join(' ')
}

/** Neighbouring letters drawn by one face; what no face has comes from the text font. */
function runsOf(content: string, { font = 'plain', weight = 400 }: TextStyle): { face: FontFace; part: string }[] {
  const faces = [...facesOf(font, weight), ...facesOf('plain', weight)]
  const runs: { face: FontFace; part: string }[] = []
  for (const letter of content) {
    const face = faces.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    if (!face) throw new Error(`No font has “${letter}” of “${content}”`)
    const last = runs.at(-1)
    if (last?.face === face) last.part += letter
    else runs.push({ face, part: letter })
  }
  return runs
}

/** Sofia’s default letters are Bulgarian. */
const shaped = (face: FontFace, part: string) => face.layout(part, undefined, 'cyrl', 'RUS ')

function facesOf(font: Font, weight: number): FontFace[] {
  const key = `${font} ${weight}`
  const known = variations.get(key)
  if (known) return known
  const made = (sources[font] ?? []).map((face) => face.getVariation({ wght: weight }))
  variations.set(key, made)
  return made
}

async function readFaces(name: string): Promise<FontFace[]> {
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`))
  const faces: FontFace[] = []
  for (const subset of ['cyrillic', 'latin', 'latin-ext']) {
    const file = readFileSync(join(folder, `files/${name}-${subset}-wght-normal.woff2`))
    faces.push(create(Buffer.from(await decompress(file))) as FontFace)
  }
  return faces
}
