import type { Cut, FontName, Fonts } from './fonts.ts'

export interface TextStyle {
  font: FontName
  size: number
  /** Between letters, in em. */
  tracking?: number
}

/** What sets text as outlines: the renderer of SVG needs no installed fonts. */
export interface Outlines {
  /** What can be drawn of a text: emoji and scripts the fonts lack are left out. */
  drawable(text: string): string
  measure(text: string, style: TextStyle): number
  /** A line that begins at `x`, with its baseline at `y`. */
  line(text: string, style: TextStyle & { x: number; y: number; fill: string }): string
}

interface Glyph {
  outline: string
  /** From the beginning of the line, in parts of the size. */
  left: number
  rise: number
  em: number
}

export function createOutlines({ library, cuts }: Fonts): Outlines {
  const { Buffer, Direction, shape } = library

  return {
    drawable: (text) =>
      Array.from(text.normalize('NFC'), (letter) => (/\s/.test(letter) || cutFor(letter, 'plain') ? letter : ''))
        .join('')
        .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
        .trim(),
    measure: (text, style) => set(text, style).width,
    line(text, { x, y, fill, ...style }) {
      const { glyphs } = set(text, style)
      const drawn = glyphs.map(({ outline, left, rise, em }) => {
        const scale = round(style.size / em, 5)
        return `<path transform="translate(${round(x + left)} ${round(y - rise)}) scale(${scale} -${scale})" d="${outline}"/>`
      })
      return `<g fill="${fill}">${drawn.join('')}</g>`
    },
  }

  function set(text: string, { font, size, tracking = 0 }: TextStyle): { glyphs: Glyph[]; width: number } {
    const glyphs: Glyph[] = []
    let left = 0
    for (const { cut, part } of runsOf(text, font)) {
      const unit = size / cut.em
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped(cut, part)) {
        const outline = cut.font.glyphToPath(codepoint)
        if (outline) glyphs.push({ outline, left: left + xOffset * unit, rise: yOffset * unit, em: cut.em })
        left += xAdvance * unit + tracking * size
      }
    }
    return { glyphs, width: Math.max(0, left - tracking * size) }
  }

  /** In Russian: the default letters of Sofia are Bulgarian. */
  function shaped(cut: Cut, part: string) {
    const buffer = new Buffer()
    buffer.addText(part)
    buffer.setDirection(Direction.LTR)
    buffer.setScript('Cyrl')
    buffer.setLanguage('ru')
    shape(cut.font, buffer)
    return buffer.getGlyphInfosAndPositions()
  }

  /** Neighbouring letters of one file. */
  function runsOf(text: string, font: FontName): { cut: Cut; part: string }[] {
    const runs: { cut: Cut; part: string }[] = []
    for (const letter of text.replaceAll(/\s/g, ' ')) {
      const last = runs.at(-1)
      const cut = letter === ' ' && last ? last.cut : cutFor(letter, font)
      if (last && last.cut === cut) last.part += letter
      else if (cut) runs.push({ cut, part: letter })
    }
    return runs
  }

  /** What the narrow font lacks, such as ₽, comes from the plain one. */
  function cutFor(letter: string, font: FontName): Cut | undefined {
    return [...cuts[font], ...cuts.plain].find(({ has }) => has(letter))
  }
}

const round = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits
