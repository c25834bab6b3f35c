import { startJsonSink } from '../tests/support/peers/json-sink.ts'
import type { Finding } from './finding.ts'
import { requestsPerSecond } from './load.ts'
import { startProgram, withSpread, type Program } from './program.ts'

const RUNS = 5
const PATHS = [
  { path: '/healthz', most: 5, is: 'the lightest answer there is, and a trace' },
  { path: '/sitemap.xml', most: 2.5, is: 'an answer with some work in it, and a trace' },
  { path: '/about/', most: 1.2, is: 'a page from memory, which is no trace' },
]

/** What traces cost in processor time of a request, with a collector and without one. */
export async function measureTracing(): Promise<Finding[]> {
  const collector = await startJsonSink()
  const traced = await startProgram('dist/program/main.js', '/', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const plain = await startProgram('dist/program/main.js', '/')
  const findings: Finding[] = []
  for (const { path, most, is } of PATHS) {
    for (const site of [traced, plain]) await costOf(site, path)
    const ratios: number[] = []
    while (ratios.length < RUNS) ratios.push((await costOf(traced, path)) / (await costOf(plain, path)))
    const { middle, shown } = withSpread(ratios)
    findings.push({
      name: `${path} with traces ÷ without, processor time a request`,
      measured: shown,
      limit: `≤ ${most}`,
      limitIs: is,
      isWithin: middle <= most,
    })
  }
  for (const site of [traced, plain]) await site.stop()
  console.log(`traces: ${collector.received.length} batches`)
  await collector.stop()
  return findings
}

/** Of the processor, for a request. */
async function costOf(site: Program, path: string): Promise<number> {
  const [before, counted] = [await processorSeconds(site), await answersOf(site)]
  await requestsPerSecond(site.url + path)
  return ((await processorSeconds(site)) - before) / ((await answersOf(site)) - counted)
}

const processorSeconds = (site: Program) => sum(site, /^versta_processor_seconds_total (.+)$/gm)
const answersOf = (site: Program) => sum(site, /^versta_requests_total\{.*\} (.+)$/gm)

async function sum({ url }: Program, pattern: RegExp): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Array.from(text.matchAll(pattern), ([, value]) => Number(value)).reduce((all, value) => all + value, 0)
}
