import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Finding } from './finding.ts'
import { requestsPerSecond } from './load.ts'
import { startProgram, withSpread } from './program.ts'
import { temporaryFolder } from './temporary-folder.ts'

const ROUNDS = 5
const SOURCE = 'pictures/projects/zernoved.webp'
const ADDRESS = `/media/w_640,r_4x3,f_webp,q_75/${SOURCE}`
/** Variants that are not cached. */
const NEW_VARIANTS = [480, 800, 960].flatMap((width) =>
  ['1x1', '4x5', '5x6', '3x4', '3x2', '16x9'].map((ratio) => ({ width, ratio })),
)

/** A cached picture against the same file read and sent; a new variant against bare sharp. */
export async function measureMedia(): Promise<Finding[]> {
  return [
    finding(
      'picture from the cache ÷ bare file, time of an answer',
      await cachedRatios(),
      1.5,
      'bare Fastify past its reply: reads the file, sends it under content-type and -length, no log',
    ),
    finding(
      'picture drawn for the first time ÷ bare sharp, time',
      await drawnRatios(),
      1.5,
      'sharp in this process, the source in memory: no request, nothing stored',
    ),
  ]
}

async function cachedRatios(): Promise<number[]> {
  const site = await startProgram('dist/program/main.js', ADDRESS)
  const folder = temporaryFolder('files')
  const file = join(folder, 'a.webp')
  await writeFile(file, Buffer.from(await (await fetch(site.url + ADDRESS)).arrayBuffer()))
  const files = await startProgram('bench/bare-files.ts', '/', { FILE: file })

  const ratios: number[] = []
  for (let round = 0; round <= ROUNDS; round++)
    ratios.push((await requestsPerSecond(files.url)) / (await requestsPerSecond(site.url + ADDRESS)))
  await Promise.all([site.stop(), files.stop()])
  // The first round is a warm-up.
  return ratios.slice(1)
}

async function drawnRatios(): Promise<number[]> {
  const site = await startProgram('dist/program/main.js', ADDRESS)
  const source = readFileSync(join(import.meta.dirname, '../content', SOURCE))
  sharp.cache(false)
  sharp.concurrency(1)

  const ratios: number[] = []
  for (const { width, ratio } of NEW_VARIANTS) {
    const [across = 1, down = 1] = ratio.split('x').map(Number)
    const height = Math.round((width * down) / across)
    const bareMs = await timed(() => sharp(source).autoOrient().resize(width, height).webp({ quality: 75 }).toBuffer())
    ratios.push((await timed(() => read(`${site.url}/media/w_${width},r_${ratio},f_webp,q_75/${SOURCE}`))) / bareMs)
  }
  await site.stop()
  return ratios
}

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

function finding(name: string, ratios: readonly number[], limit: number, limitIs: string): Finding {
  const { middle, shown } = withSpread(ratios)
  return { name, measured: shown, limit: `≤ ${limit}`, limitIs, isWithin: middle <= limit }
}
