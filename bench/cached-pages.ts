import { setTimeout as sleep } from 'node:timers/promises'
import { DATA_FILE } from '../shared/page-data.ts'
import type { Finding } from './finding.ts'
import { requestsPerSecond } from './load.ts'
import { startProgram, withSpread, type Program } from './program.ts'

const ROUNDS = 5
/** By then the pages are cached at the best compression. */
const COMPRESSED_AFTER_MS = 6000

const LIMITS = [
  {
    lines: 'same',
    least: 0.9,
    limitIs: 'bare Fastify past its reply: the same bytes under the same header lines, no log',
  },
  {
    lines: 'fewest',
    least: 0.75,
    limitIs: 'the same under content-type, -length and -encoding alone (a 304: etag), no log',
  },
]

const HOME = '/'
const CASE = '/projects/zernoved/'
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** A cached page, its data and a 304 against bare Fastify sending the same from memory. */
export async function measureCachedPages(): Promise<Finding[]> {
  const site = await startProgram('dist/program/main.js', CASE)
  for (const path of [HOME, CASE]) for (const headers of [{}, BROTLI]) await fetch(site.url + path, { headers })
  await sleep(COMPRESSED_AFTER_MS)
  const { headers } = await fetch(site.url + CASE, { headers: BROTLI })

  const findings = [
    ...(await against(site, 'home page as it is', HOME, {})),
    ...(await against(site, 'home page in brotli', HOME, BROTLI)),
    ...(await against(site, 'case in brotli', CASE, BROTLI)),
    ...(await against(site, 'case the client has (304)', CASE, {
      ...BROTLI,
      'if-none-match': headers.get('etag') ?? '',
    })),
    ...(await against(site, 'data of a case, brotli', CASE + DATA_FILE, BROTLI)),
  ]
  await site.stop()
  return findings
}

async function against(site: Program, what: string, path: string, headers: Record<string, string>): Promise<Finding[]> {
  const source = { SOURCE: site.url + path, HEADERS: JSON.stringify(headers) }
  const bare: Program[] = []
  for (const { lines } of LIMITS)
    bare.push(await startProgram('bench/bare-bytes.ts', '/ready', { ...source, LINES: lines }))

  const rounds: number[][] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const rates: number[] = []
    for (const { url } of [site, ...bare]) rates.push(await requestsPerSecond(url + path, headers))
    const [ours, same, fewest] = rates.map((rate) => rate.toFixed(0))
    console.log(`${what} ${round}/${ROUNDS}: ${ours} a second, same headers ${same}, fewest ${fewest}`)
    rounds.push(rates)
  }
  await Promise.all(bare.map((program) => program.stop()))
  return LIMITS.map(({ lines, least, limitIs }, which) => {
    // The first round is a warm-up.
    const ratios = rounds.slice(1).map((rates) => (rates[0] ?? NaN) / (rates[which + 1] ?? NaN))
    const { middle, shown } = withSpread(ratios)
    return {
      name: `cached ${what}, answers a second ÷ bare Fastify, ${lines} headers`,
      measured: shown,
      limit: `≥ ${least}`,
      limitIs,
      isWithin: middle >= least,
    }
  })
}
