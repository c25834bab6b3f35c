import { setTimeout as sleep } from 'node:timers/promises'
import { answersPerSecond } from './load.ts'
import { median, startProgram, type Program } from './program.ts'
import type { Finding } from './run.ts'

const ROUNDS = 21
const LEAST = 0.9
/** By then the best compression is there. */
const TIGHT_AFTER_MS = 6000

const PAGE = '/projects/zernoved/'
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A page, its data and «you have it already» against bare Fastify sending the same from memory. */
export async function measureKeptPages(): Promise<Finding[]> {
  const site = await startProgram('dist/program/main.js', PAGE)
  for (const headers of [{}, BROTLI]) await fetch(site.url + PAGE, { headers })
  await sleep(TIGHT_AFTER_MS)
  const { headers } = await fetch(site.url + PAGE, { headers: BROTLI })

  const findings = [
    await against(site, 'page as it is', PAGE, {}),
    await against(site, 'page in brotli', PAGE, BROTLI),
    await against(site, 'page the client has (304)', PAGE, { ...BROTLI, 'if-none-match': headers.get('etag') ?? '' }),
    await against(site, 'data of a page, brotli', `${PAGE}index.pageContext.json`, BROTLI),
  ]
  await site.stop()
  return findings
}

async function against(site: Program, what: string, path: string, headers: Record<string, string>): Promise<Finding> {
  const bare = await startProgram('bench/bare-bytes.ts', '/ready', {
    SOURCE: site.url + path,
    HEADERS: JSON.stringify(headers),
  })
  const ratios: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await answersPerSecond(site.url + path, headers)
    const limit = await answersPerSecond(bare.url + path, headers)
    console.log(`${what} ${round}/${ROUNDS}: ${ours.toFixed(0)} a second, bare Fastify ${limit.toFixed(0)}`)
    ratios.push(ours / limit)
  }
  await bare.stop()
  // The first round only warms both up.
  const ratio = median(ratios.slice(1))
  return {
    name: `kept ${what}, answers a second ÷ bare Fastify`,
    measured: ratio.toFixed(2),
    limit: `≥ ${LEAST}`,
    isWithin: ratio >= LEAST,
  }
}
