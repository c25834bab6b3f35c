import { build } from 'rolldown'
import type { Finding } from './finding.ts'
import { startProgram, withSpread } from './program.ts'
import { temporaryFolder } from './temporary-folder.ts'

const RUNS = 7
const MOST_TO_ANSWER = 1.5
const MOST_TO_PAGE = 2

const BARE = 'dist/bench/bare-server.js'
const SITE = 'dist/program/main.js'
const LIMIT_IS = 'bare Fastify answering, in one file and compiled before as ours: no React, no content'

/** From process start to a response with status 200, against bare Fastify. */
export async function measureStart(): Promise<Finding[]> {
  await build({
    input: 'bench/bare-server.ts',
    platform: 'node',
    output: { file: BARE, format: 'esm' },
    logLevel: 'warn',
  })
  // The same site on any port: pages hold its address.
  const before = { DATA_DIR: temporaryFolder('data'), SITE_URL: 'http://127.0.0.1' }
  // Warm-up: the compile cache and the pages are written when a program exits normally.
  for (const file of [BARE, SITE]) await (await startProgram(file, '/', before)).stop('SIGTERM')

  const ratios: { answer: number; kept: number; page: number }[] = []
  for (let run = 1; run <= RUNS; run++) {
    const [bareMs, answerMs, keptMs, pageMs] = [
      await startMs(BARE, '/'),
      await startMs(SITE, '/healthz'),
      await startMs(SITE, '/', before),
      await startMs(SITE, '/'),
    ]
    const pages = `home page ${whole(keptMs)} ms from disk, ${whole(pageMs)} ms rendered`
    console.log(`start ${run}/${RUNS}: ${whole(answerMs)} ms, ${pages}, bare ${whole(bareMs)} ms`)
    ratios.push({ answer: answerMs / bareMs, kept: keptMs / bareMs, page: pageMs / bareMs })
  }
  return [
    finding(
      'start to first answer ÷ bare Fastify',
      ratios.map(({ answer }) => answer),
      MOST_TO_ANSWER,
    ),
    finding(
      'start to first home page, from disk ÷ bare Fastify',
      ratios.map(({ kept }) => kept),
      MOST_TO_PAGE,
    ),
    finding(
      'start to first home page, content read cold ÷ bare Fastify',
      ratios.map(({ page }) => page),
      MOST_TO_PAGE,
    ),
  ]
}

function finding(name: string, ratios: readonly number[], limit: number): Finding {
  const { middle, shown } = withSpread(ratios)
  return { name, measured: shown, limit: `≤ ${limit}`, limitIs: LIMIT_IS, isWithin: middle <= limit }
}

const whole = (ms: number) => ms.toFixed(0)

async function startMs(file: string, path: string, env?: Record<string, string>): Promise<number> {
  const startedAt = performance.now()
  const program = await startProgram(file, path, env)
  const elapsed = performance.now() - startedAt
  await program.stop()
  return elapsed
}
