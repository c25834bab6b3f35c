import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AtRule, Declaration, Plugin } from 'postcss'
import subsetFont from 'subset-font'

const CACHE = join(import.meta.dirname, '../node_modules/.cache/fonts')
const PACKAGED = /url\('(@fontsource-variable\/[^']+)'\)/

/** What browsers use unasked, and the figures that the styles ask for. */
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

/** A font from a package holds what its `@font-face` declares, no more: these letters, these weights. */
export const cutFonts: Plugin = {
  postcssPlugin: 'cut-fonts',
  async Once(root) {
    const faces: AtRule[] = []
    root.walkAtRules('font-face', (face) => void faces.push(face))
    await Promise.all(faces.map(cutFont))
  },
}

async function cutFont(face: AtRule): Promise<void> {
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
  if (!found) throw face.error(`a font from a package needs ${property}, to be cut to it`)
  return found as Declaration
}

async function cut(font: string, range: string, weights: string): Promise<string> {
  const content = await readFile(font)
  const key = createHash('sha256')
    .update(content)
    .update(JSON.stringify([range, weights, FEATURES]))
  const [first = ''] = range.match(/[\dA-F]{4}/) ?? []
  const file = join(CACHE, key.digest('hex').slice(0, 12), basename(font, '.woff2') + `-from-${first}.woff2`)
  if (existsSync(file)) return file

  const [min = 0, max = min] = weights.split(' ').map(Number)
  const made = await subsetFont(content, lettersOf(range), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: { min, max } },
  })
  await mkdir(dirname(file), { recursive: true })
  // Whole or not at all, should another build look for it.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, made)
  await rename(unfinished, file)
  return file
}

/** `U+0000-007E, U+00AB` → all letters from the first to the last of each. */
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
