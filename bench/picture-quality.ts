import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/**
 * `node bench/picture-quality.ts [FOLDER…]`: what pictures weigh in each format and how far they are from the
 * original, as Butteraugli of `libjxl-devtools` sees it (3-norm: 1 is hardly seen side by side). Without
 * folders the kinds of the demo.
 */
const FOLDERS = ['projects', 'blog', 'team', 'certificates'].map((kind) => join('content/pictures', kind))
const WIDTH = 640
const MOST_OF_A_KIND = 4

const WAYS: Record<string, (picture: Sharp) => Sharp> = {
  'WebP 75': (picture) => picture.webp({ quality: 75 }),
  'WebP 75, sharp colours': (picture) => picture.webp({ quality: 75, smartSubsample: true }),
  'WebP 82': (picture) => picture.webp({ quality: 82 }),
  ...Object.fromEntries(
    [45, 50, 60].map((quality) => [`AVIF ${quality}`, (picture: Sharp) => picture.avif({ quality, effort: 3 })]),
  ),
  'AVIF 50, half the colours': (picture) => picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
}

const directory = await mkdtemp(join(tmpdir(), 'versta-pictures-'))
const given = process.argv.slice(2)
console.log('| kind | way | bytes | distance | ms |\n| --- | --- | --: | --: | --: |')
for (const folder of given.length > 0 ? given : FOLDERS) {
  const originals = await Promise.all(spread(globSync(join(folder, '*.{webp,jpg,png}'))).map(shown))
  for (const [name, way] of Object.entries(WAYS)) {
    const all: number[][] = []
    for (const original of originals) all.push(await measured(original, way))
    const [bytes, distance, ms] = [0, 1, 2].map((at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0) / all.length)
    console.log(
      `| ${basename(folder)} | ${name} | ${bytes?.toFixed(0)} | ${distance?.toFixed(2)} | ${ms?.toFixed(0)} |`,
    )
  }
}
await rm(directory, { recursive: true })

/** Some from the whole of a folder, its names in order. */
function spread(files: string[]): string[] {
  const step = Math.max(1, Math.floor(files.length / MOST_OF_A_KIND))
  return files
    .toSorted()
    .filter((_file, index) => index % step === 0)
    .slice(0, MOST_OF_A_KIND)
}

/** As it would stand on a page, without loss. */
function shown(file: string): Promise<Buffer> {
  return sharp(file).autoOrient().flatten().resize({ width: WIDTH, withoutEnlargement: true }).png().toBuffer()
}

async function measured(original: Buffer, way: (picture: Sharp) => Sharp): Promise<number[]> {
  const startedAt = performance.now()
  const packed = await way(sharp(original)).toBuffer()
  const ms = performance.now() - startedAt
  const [before, after] = ['before.png', 'after.png'].map((name) => join(directory, name)) as [string, string]
  await Promise.all([writeFile(before, original), writeFile(after, await sharp(packed).png().toBuffer())])
  const said = execFileSync('butteraugli_main', [before, after], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  return [packed.length, Number(/3-norm: ([\d.]+)/.exec(said)?.[1]), ms]
}
