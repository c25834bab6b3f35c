import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { plainEnvironment } from '../../support/site/environment.ts'
import { killOnExit } from '../../support/site/programs.ts'

test('with few files allowed to be open and many asking at once no list is told shorter', async () => {
  const { url, stop } = await originWithFewFiles(64)
  const counts = await Promise.all(Array.from({ length: 40 }, () => countOf(url)))
  expect(counts.filter((count) => count !== null && count !== 18)).toEqual([])
  await expect.poll(() => countOf(url)).toBe(18)
  await stop()
})

/** `null` when the answer is none, or a failure. */
async function countOf(url: string): Promise<number | null> {
  const response = await fetch(`${url}/projects/`).catch(() => null)
  if (response?.status !== 200) return null
  return ((await response.json()) as { ITEMS: unknown[] }).ITEMS.length
}

async function originWithFewFiles(limit: number) {
  const program = killOnExit(
    spawn('sh', ['-c', `ulimit -n ${limit}; exec "$0" tools/origin.ts`, process.execPath], {
      env: { ...plainEnvironment(), HOST: '127.0.0.1', ORIGIN_PORT: '0', LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  for await (const line of createInterface({ input: program.stdout })) {
    const { address } = JSON.parse(line) as { address?: string }
    if (address) return { url: address, stop: async () => (program.kill('SIGTERM'), once(program, 'close')) }
  }
  throw new Error('the origin ended')
}
