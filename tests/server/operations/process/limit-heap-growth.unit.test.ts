import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Prints the full collections of a heap that holds 40 MB while 300 come and go. */
const program = (preparation: string) => `
  import { PerformanceObserver } from 'node:perf_hooks'
  import { limitHeapGrowth } from '${resolve('server/operations/process/limit-heap-growth.ts')}'
  let full = 0
  const count = (list) => list.getEntries().forEach(({ detail }) => (full += detail.kind === 4 ? 1 : 0))
  new PerformanceObserver(count).observe({ entryTypes: ['gc'] })
  const megabytes = (number) => Array.from({ length: number * 1000 }, () => Array(125).fill(0))
  const kept = megabytes(40)
  ${preparation}
  for (let round = 0; round < 20; round++) {
    megabytes(15)
    await new Promise((resolve) => setTimeout(resolve))
  }
  console.log(full, kept.length)
`

async function fullCollections(preparation: string): Promise<number> {
  // A young generation this small lets all of it grow old.
  const flags = ['--max-semi-space-size=1', '--input-type=module', '-e']
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, program(preparation)])
  return Number.parseInt(stdout)
}

test("the heap grows in smaller steps than Node's own", async () => {
  expect(await fullCollections('limitHeapGrowth()')).toBeGreaterThan(2 * (await fullCollections('')))
})
