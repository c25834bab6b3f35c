import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestSite } from './site.ts'

/** Settings of a site whose clock can be moved on by `stepMs`. */
export const movedClock = (stepMs: number) => ({
  NODE_OPTIONS: `--require ${join(import.meta.dirname, 'moved-clock.cjs')}`,
  CLOCK_STEP_MS: String(stepMs),
})

export async function moveClock(site: TestSite): Promise<void> {
  const moves = () => site.log.filter(({ msg }) => msg === 'clock moved').length
  const before = moves()
  site.kill('SIGUSR2')
  await expect.poll(moves).toBe(before + 1)
}
