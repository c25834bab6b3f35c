import { readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { median, startProgram } from './program.ts'
import type { Finding } from './run.ts'

const ROUNDS = 7
const REQUESTS = 600
const AT_ONCE = 10
const SOURCE = 'pictures/projects/zernoved.webp'
const ADDRESS = `/media/w_640,r_4x3,f_webp,q_75/${SOURCE}`
/** Each asks for the picture in a variant nobody has drawn yet. */
const UNSEEN = [480, 800, 960].flatMap((width) =>
  ['1x1', '4x5', '5x6', '3x4', '3x2', '16x9'].map((ratio) => ({ width, ratio })),
)

/** A picture from the disk against the same file sent by a static server; a new one against bare sharp. */
export async function measureMedia(): Promise<Finding[]> {
  return [
    finding('picture from the cache ÷ the same as a static file, time', await cachedRatio(), 1.5),
    finding('picture drawn for the first time ÷ bare sharp, time', await drawnRatio(), 1.5),
  ]
}

async function cachedRatio(): Promise<number> {
  const site = await startProgram('dist/program/main.js', ADDRESS)
  const folder = await mkdtemp(join(tmpdir(), 'versta-files-'))
  await writeFile(join(folder, 'a.webp'), Buffer.from(await (await fetch(site.url + ADDRESS)).arrayBuffer()))
  const files = await startProgram('bench/bare-files.ts', '/a.webp', { FOLDER: folder })

  const ratios: number[] = []
  for (let round = 0; round <= ROUNDS; round++)
    ratios.push((await loadMs(site.url + ADDRESS)) / (await loadMs(`${files.url}/a.webp`)))
  await Promise.all([site.stop(), files.stop()])
  // The first round only warms both up.
  return median(ratios.slice(1))
}

async function drawnRatio(): Promise<number> {
  const site = await startProgram('dist/program/main.js', ADDRESS)
  const source = readFileSync(join(import.meta.dirname, '../content', SOURCE))
  sharp.cache(false)
  sharp.concurrency(1)

  const ratios: number[] = []
  for (const { width, ratio } of UNSEEN) {
    const [across = 1, down = 1] = ratio.split('x').map(Number)
    const height = Math.round((width * down) / across)
    const bareMs = await timed(() => sharp(source).autoOrient().resize(width, height).webp({ quality: 75 }).toBuffer())
    ratios.push((await timed(() => read(`${site.url}/media/w_${width},r_${ratio},f_webp,q_75/${SOURCE}`))) / bareMs)
  }
  await site.stop()
  return median(ratios)
}

const loadMs = (address: string) =>
  timed(async () => {
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => read(address)))
  })

async function read(address: string): Promise<void> {
  const response = await fetch(address)
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  await response.arrayBuffer()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const finding = (name: string, ratio: number, limit: number): Finding => ({
  name,
  measured: ratio.toFixed(2),
  limit: `≤ ${limit}`,
  isWithin: ratio <= limit,
})
