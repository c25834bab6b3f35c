import { median, startProgram } from './program.ts'
import type { Finding } from './run.ts'

const RUNS = 7
const LIMIT = 1.5

/** From the start of the process to an answer of 200, against a bare Fastify that imports React and renders with it. */
export async function measureStart(): Promise<Finding[]> {
  const bare = () => startMs('bench/bare-server.ts', '/')
  const answering = () => startMs('dist/program/main.js', '/healthz')
  const rendering = () => startMs('dist/program/main.js', '/')
  // Not counted: the compile cache `npm run serve` keeps is written when a program ends by itself.
  for (const file of ['bench/bare-server.ts', 'dist/program/main.js'])
    await (await startProgram(file, '/')).stop('SIGTERM')

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

async function startMs(file: string, path: string): Promise<number> {
  const startedAt = performance.now()
  const program = await startProgram(file, path)
  const elapsed = performance.now() - startedAt
  await program.stop()
  return elapsed
}
