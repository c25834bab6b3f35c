import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startJsonSink } from '../tests/support/peers/json-sink.ts'
import { startUpstream } from '../tests/support/peers/upstream.ts'
import { ATTACKS } from './attacker.ts'
import { megabytes, startProgram } from './program.ts'

/**
 * `node bench/attacks.ts --seconds 60 [ATTACK…]`: the effect of each attack on the site's memory and on visitors of a
 * cached page. Not part of `npm run bench`, since each takes a minute.
 */
const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '60' } },
  allowPositionals: true,
})
const SECONDS = Number(values.seconds)

/** Warm-up: compiles the code of an attack's responses, and as many connections are held as will be. */
const WARM_S = 35
const QUIET_S = 10
const PAGE = '/about/'
const PROBES_A_SECOND = 50
const MOST_MEMORY = 1.1
const MOST_LATENCY = 3

interface Outcome {
  name: string
  memory: readonly [before: number, after: number]
  p99: readonly [quiet: number, attacked: number]
}

const outcomes: Outcome[] = []
const chosen = positionals.length > 0 ? positionals : Object.keys(ATTACKS)
for (const name of chosen) outcomes.push(await suffer(name))

console.log(`\nCached page: ${PAGE}, ${PROBES_A_SECOND} a second; each attack took ${SECONDS} s\n`)
console.log('| attack | MB before | after | | p99 quiet, ms | attacked | |\n|---|---|---|---|---|---|---|')
for (const { name, memory, p99 } of outcomes)
  console.log(
    `| ${name} | ${memory.join(' | ')} | ${verdict(memory, MOST_MEMORY)} | ${p99.map(shown).join(' | ')} | ${verdict(p99, MOST_LATENCY)} |`,
  )
process.exitCode = outcomes.every(({ memory, p99 }) => isWithin(memory, MOST_MEMORY) && isWithin(p99, MOST_LATENCY))
  ? 0
  : 1

async function suffer(name: string): Promise<Outcome> {
  const [upstream, crm] = [await startUpstream(), await startJsonSink()]
  crm.answerEndlessly()
  const site = await startProgram('dist/program/main.js', PAGE, {
    API_URL: upstream.url,
    LEADS_WEBHOOK_URL: crm.url,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  await slowest(site.url, 2)
  const quiet = await slowest(site.url, QUIET_S)
  const attacker = new Worker(new URL('attacker.ts', import.meta.url), { workerData: { name, url: site.url } })
  await sleep(WARM_S * 1000)
  const before = megabytes(site)
  const attacked = await slowest(site.url, SECONDS)
  const after = megabytes(site)
  await attacker.terminate()
  console.log(`${name}: ${before} → ${after} MB, p99 ${shown(quiet)} → ${shown(attacked)} ms`)
  await site.stop()
  await Promise.all([upstream.stop(), crm.stop()])
  return { name, memory: [before, after], p99: [quiet, attacked] }
}

/** The 99th percentile of visits at a constant rate. */
async function slowest(url: string, seconds: number): Promise<number> {
  const visits: Promise<number>[] = []
  const startedAt = performance.now()
  while (visits.length < PROBES_A_SECOND * seconds) {
    const due = Math.floor(((performance.now() - startedAt) * PROBES_A_SECOND) / 1000)
    while (visits.length < due) visits.push(visitMs(url + PAGE))
    await sleep(1)
  }
  return (await Promise.all(visits)).toSorted((a, b) => a - b)[Math.floor(visits.length * 0.99)] ?? NaN
}

async function visitMs(address: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(address)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - startedAt
}

function isWithin([before, after]: readonly [number, number], most: number): boolean {
  return after / before <= most
}

function verdict(pair: readonly [number, number], most: number): string {
  return isWithin(pair, most) ? 'within' : '**over**'
}

function shown(ms: number): string {
  return ms.toFixed(1)
}
