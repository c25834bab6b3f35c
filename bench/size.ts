import type { Finding } from './finding.ts'
import { requestsPerSecond } from './load.ts'
import { startManyProjects } from './many-projects.ts'
import { megabytes, startProgram, withSpread, type Program } from './program.ts'

const FEW = 18
const MANY = 20_000
const ROUNDS = 5
/** Number of different cases visited. */
const VISITED = 300
const MOST_MEMORY = 1.5
const LEAST_SPEED = 0.95
const BROTLI = { 'accept-encoding': 'br' }

/** Memory and speed with many projects against few, and memory against the bare stack. */
export async function measureSize(): Promise<Finding[]> {
  const [fewProjects, manyProjects] = [await startManyProjects(FEW), await startManyProjects(MANY)]
  const [bare, few, many] = [
    await startProgram('bench/bare-stack.ts', '/', {}, true),
    await startProgram('dist/program/main.js', '/', { API_URL: fewProjects.url }),
    await startProgram('dist/program/main.js', '/', { API_URL: manyProjects.url }),
  ]
  console.log(`idle: bare stack ${megabytes(bare)} MB, ${FEW} projects ${megabytes(few)}, ${MANY} ${megabytes(many)}`)

  await visit(few, fewProjects.addresses)
  await visit(many, manyProjects.addresses.slice(-VISITED))
  const speeds: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    await requestsPerSecond(`${bare.url}/`)
    const ours = await requestsPerSecond(`${many.url}/`, BROTLI)
    speeds.push(ours / (await requestsPerSecond(`${few.url}/`, BROTLI)))
  }
  const memory = [few, many].map((site) => megabytes(site) / megabytes(bare))
  console.log(`loaded: bare stack ${megabytes(bare)} MB, ${FEW} projects ${megabytes(few)}, ${MANY} ${megabytes(many)}`)
  await Promise.all([bare.stop(), few.stop(), many.stop(), fewProjects.stop(), manyProjects.stop()])

  const { middle, shown } = withSpread(speeds.slice(1))
  return [
    ...[FEW, MANY].map((count, which) => ({
      name: `memory after load, ${count} projects ÷ Fastify with React and Vike`,
      measured: (memory[which] ?? NaN).toFixed(2),
      limit: `≤ ${MOST_MEMORY}`,
      limitIs: 'Fastify, React, Vike and the built pages loaded, one page sent from memory, the flags of npm run serve',
      isWithin: (memory[which] ?? NaN) <= MOST_MEMORY,
    })),
    {
      name: `cached pages a second with ${MANY} projects ÷ with ${FEW}`,
      measured: shown,
      limit: `≥ ${LEAST_SPEED}`,
      limitIs: `the same site with ${FEW} projects`,
      isWithin: middle >= LEAST_SPEED,
    },
  ]
}

async function visit({ url }: Program, addresses: readonly string[]): Promise<void> {
  for (const address of ['/', '/projects/', '/about/', '/blog/', ...addresses]) {
    const response = await fetch(url + address, { headers: BROTLI })
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    await response.arrayBuffer()
  }
}
