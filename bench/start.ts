import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding } from './run.ts'

const RUNS = 7
const LIMIT = 1.5
const COMPILE_CACHE = mkdtempSync(join(tmpdir(), 'versta-compiled-'))
const ROOT = join(import.meta.dirname, '..')

/** From the start of the process to the first page answered 200, against a bare Fastify that imports React. */
export async function measureStart(): Promise<Finding[]> {
  const ratios: number[] = []
  // One start each that is not counted: it fills the compile cache `npm run serve` keeps.
  await startMs('bench/bare-server.ts')
  await startMs('dist/program/main.js')
  for (let run = 1; run <= RUNS; run++) {
    const bare = await startMs('bench/bare-server.ts')
    const whole = await startMs('dist/program/main.js')
    console.log(`start ${run}/${RUNS}: ${whole.toFixed(0)} ms, bare ${bare.toFixed(0)} ms`)
    ratios.push(whole / bare)
  }
  const ratio = median(ratios)
  return [
    {
      name: 'start to first page ÷ bare Fastify with React',
      measured: ratio.toFixed(2),
      limit: `≤ ${LIMIT}`,
      isWithin: ratio <= LIMIT,
    },
  ]
}

async function startMs(program: string): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(ROOT, program)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'versta-')),
    },
    stdio: 'ignore',
  })
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 2))
  const elapsed = performance.now() - startedAt
  child.kill('SIGKILL')
  await once(child, 'exit')
  return elapsed
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ status }) => status === 200,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
