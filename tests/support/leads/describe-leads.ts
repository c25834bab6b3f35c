import { afterEach, beforeEach, describe } from 'vitest'
import type { Channel } from '../../../server/leads/channels/channel.ts'
import { openLeads } from './leads.ts'
import { STORES, type OpenStore } from './stores.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

interface LeadsUnderTest {
  clock: TestClock
  leads: ReturnType<typeof openLeads>
}

/** Runs tests of leads in each engine; each test has its own clock and leads. */
export function describeLeads(
  what: string,
  channels: readonly Channel[],
  tests: (at: Readonly<LeadsUnderTest>) => void,
): void {
  for (const { engine, isMissing, open } of STORES)
    describe.skipIf(isMissing)(`${what} in ${engine}`, () => {
      const at = {} as LeadsUnderTest
      let store: OpenStore

      beforeEach(async () => {
        store = await open()
        at.clock = createTestClock()
        at.leads = openLeads(store, channels, at.clock)
      })
      afterEach(async () => {
        await at.leads.close()
        await store.drop()
      })

      tests(at)
    })
}
