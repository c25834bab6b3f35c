import type { Logo } from '../../shared/face.ts'
import { escapeXml } from '../base/xml.ts'

const SIZE = 60
const LINE = 54
/** Of a letter of the narrow display font, in parts of its size; what is wider or narrower is fitted. */
const LETTER = 0.4
const USUAL_LINE = 12

/** A name nobody has drawn, set in the display font: in as many lines as keep it in a header. */
export function wordmark(name: string): Logo {
  const lines = linesOf(name)
  const width = Math.max(...lines.map((line) => line.length)) * LETTER * SIZE
  const texts = lines.map(
    (line, index) =>
      `<text y="${SIZE * 0.8 + index * LINE}" textLength="${line.length * LETTER * SIZE}" lengthAdjust="spacingAndGlyphs">${escapeXml(line)}</text>`,
  )
  return {
    viewBox: `0 0 ${width} ${SIZE + (lines.length - 1) * LINE}`,
    drawing: `<g font-family="var(--f-display)" font-weight="900" font-size="${SIZE}">${texts.join('')}</g>`,
  }
}

/** A name in as few lines as its longest word allows. */
export function linesOf(name: string): string[] {
  const words = name.split(/\s+/)
  const longest = Math.max(USUAL_LINE, ...words.map((word) => word.length))
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && longer.length <= longest) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
