import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AtRule, Declaration, Plugin } from 'postcss'
import subsetFont from 'subset-font'

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/fonts')
const PACKAGED = /url\('(@fontsource-variable\/[^']+)'\)/

/** Features that browsers apply by default, and the numerals of the styles. */
const FEATURES = [
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'kern',
  'liga',
  'clig',
  'calt',
  'rlig',
  'rclt',
  'rvrn',
  'lnum',
  'tnum',
]

/** Subsets each packaged font to the letters and weights that its `@font-face` declares. */
export const subsetFonts: Plugin = {
  postcssPlugin: 'subset-fonts',
  async Once(root) {
    const faces: AtRule[] = []
    root.walkAtRules('font-face', (face) => void faces.push(face))
    await Promise.all(faces.map(subsetFace))
  },
}

async function subsetFace(face: AtRule): Promise<void> {
  const source = declared(face, 'src')
  const [, packaged] = PACKAGED.exec(source.value) ?? []
  if (!packaged) return
  const font = fileURLToPath(import.meta.resolve(packaged))
  const file = await cut(font, declared(face, 'unicode-range').value, declared(face, 'font-weight').value)
  const styleSheet = source.source?.input.file ?? ''
  source.value = source.value.replace(packaged, relative(dirname(styleSheet), file))
}

function declared(face: AtRule, property: string): Declaration {
  const found = face.nodes?.find((node) => node.type === 'decl' && node.prop === property)
  if (!found) throw face.error(`a font from a package needs ${property}, to be subset to it`)
  return found as Declaration
}

async function cut(font: string, range: string, weights: string): Promise<string> {
  const content = await readFile(font)
  const key = createHash('sha256')
    .update(content)
    .update(JSON.stringify([range, weights, FEATURES]))
  const [first = ''] = range.match(/[\dA-F]{4}/) ?? []
  const file = join(
    CACHE,
    key.digest('hex').slice(0, 12),
    basename(font, '-wght-normal.woff2') + `-from-${first}.woff2`,
  )
  if (existsSync(file)) return file

  const [min = 0, max = min] = weights.split(' ').map(Number)
  const subsetted = await subsetFont(content, lettersOf(range), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: { min, max } },
  })
  await mkdir(dirname(file), { recursive: true })
  // Atomic, since another build may look for it.
  const temporary = `${file}.${process.pid}`
  await writeFile(temporary, subsetted)
  await rename(temporary, file)
  return file
}

/** All characters of a range such as `U+0000-007E, U+00AB`. */
function lettersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => parseInt(code, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
    })
    .join('')
}
