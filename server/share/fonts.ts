import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from 'harfbuzzjs'

/** The two families of the site, in the weights pictures are set in. */
export type FontName = keyof typeof FONTS

const FONTS = {
  narrow: { family: 'sofia-sans-extra-condensed', weight: 800 },
  plain: { family: 'golos-text', weight: 500 },
} as const

/** The commonest first: a letter is drawn by the first file that has it. */
const SUBSETS = ['cyrillic', 'latin', 'latin-ext', 'cyrillic-ext']

type Library = typeof import('harfbuzzjs')

/** One file of a family, with what tells whether it has a letter. */
export interface Cut {
  font: Font
  /** Units of the font in one em. */
  em: number
  has: (letter: string) => boolean
}

export interface Fonts {
  library: Library
  cuts: Readonly<Record<FontName, readonly Cut[]>>
}

export async function readFonts(): Promise<Fonts> {
  const [library, { decompress }] = await Promise.all([import('harfbuzzjs'), import('wawoff2')])
  const cuts: Record<FontName, Cut[]> = { narrow: [], plain: [] }
  for (const [name, { family, weight }] of Object.entries(FONTS))
    for (const subset of SUBSETS) {
      const file = await readFile(join(folderOf(family), `files/${family}-${subset}-wght-normal.woff2`))
      cuts[name as FontName].push(cutFrom(library, await decompress(file), weight))
    }
  return { library, cuts }
}

function cutFrom({ Blob, Face, Font, Variation }: Library, bytes: Uint8Array, weight: number): Cut {
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  const letters = new Set(face.collectUnicodes())
  return { font, em: face.upem, has: (letter) => letters.has(letter.codePointAt(0) ?? 0) }
}

const folderOf = (family: string) =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/package.json`))
