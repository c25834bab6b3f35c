import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestSite } from './site.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOSCOW_AHEAD_MS = 3 * HOUR_MS
const NODE_OPTIONS = `--require "${join(import.meta.dirname, 'moved-clock.cjs')}"`

/** Settings of a site whose clock can be moved on by `stepMs`. */
export const movedClock = (stepMs: number) => ({ NODE_OPTIONS, CLOCK_STEP_MS: String(stepMs) })

/**
 * Settings of a site in the middle of an hour of Moscow: the light of the landscape turns no page
 * into another while a test runs.
 */
export function middleOfAnHour(hour: number) {
  const middleMs = (hour + 0.5) * HOUR_MS - MOSCOW_AHEAD_MS
  const aheadMs = (2 * DAY_MS + middleMs - (Date.now() % DAY_MS)) % DAY_MS
  return { NODE_OPTIONS, CLOCK_AHEAD_MS: String(aheadMs) }
}

export async function moveClock(site: TestSite): Promise<void> {
  const moves = () => site.log.filter(({ msg }) => msg === 'clock moved').length
  const before = moves()
  site.kill('SIGUSR2')
  await expect.poll(moves).toBe(before + 1)
}
