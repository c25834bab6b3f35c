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

/** From the start of the process to an answer of 200, against a bare Fastify that imports React and renders with it. */
export async function measureStart(): Promise<Finding[]> {
  const bare = () => startMs('bench/bare-server.ts', '/')
  const answering = () => startMs('dist/program/main.js', '/healthz')
  const rendering = () => startMs('dist/program/main.js', '/')
  // One start each that is not counted: it fills the compile cache `npm run serve` keeps.
  for (const start of [bare, answering, rendering]) await start()

  const ratios: { answer: number; page: number }[] = []
  for (let run = 1; run <= RUNS; run++) {
    const [bareMs, answerMs, pageMs] = [await bare(), await answering(), await rendering()]
    console.log(`start ${run}/${RUNS}: ${whole(answerMs)} ms, home page ${whole(pageMs)} ms, bare ${whole(bareMs)} ms`)
    ratios.push({ answer: answerMs / bareMs, page: pageMs / bareMs })
  }
  return [
    finding('start to first answer ÷ bare Fastify with React', median(ratios.map(({ answer }) => answer))),
    finding('start to first home page, content read cold ÷ the same', median(ratios.map(({ page }) => page))),
  ]
}

const finding = (name: string, ratio: number): Finding => ({
  name,
  measured: ratio.toFixed(2),
  limit: `≤ ${LIMIT}`,
  isWithin: ratio <= LIMIT,
})

const whole = (ms: number) => ms.toFixed(0)

async function startMs(program: string, path: string): Promise<number> {
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
  while (!(await answers(port, path))) await new Promise((resolve) => setTimeout(resolve, 2))
  const elapsed = performance.now() - startedAt
  child.kill('SIGKILL')
  await once(child, 'exit')
  return elapsed
}

const answers = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
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
