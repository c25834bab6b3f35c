import { expect, test } from 'vitest'
import { openLeads, testChannel } from '../../../support/leads/leads.ts'
import { STORES } from '../../../support/leads/stores.ts'
import { createTestClock } from '../../../support/leads/test-clock.ts'

/** Makes today's tables those of the first version. */
const BACK_TO_THE_FIRST = [
  'DROP INDEX versta_delivery_untold',
  'CREATE INDEX versta_delivery_unannounced ON versta_delivery (queued_at)',
  'ALTER TABLE versta_delivery DROP COLUMN needs_staff',
  'ALTER TABLE versta_delivery DROP COLUMN taken_by',
  'DELETE FROM versta_migration WHERE version > 1',
]

test.for(STORES)(
  'leads an earlier version has kept in $engine go on their way',
  async ({ isMissing, open }, { skip }) => {
    if (isMissing) skip()
    const store = await open()
    const openAgain = () => openLeads(store, [testChannel().channel], createTestClock())

    const earlier = openAgain()
    await earlier.post({ name: 'Анна' })
    await earlier.database.transaction(async (query) => {
      for (const statement of BACK_TO_THE_FIRST) await query(statement)
    })
    await earlier.close()

    const today = openAgain()
    const [delivery] = await today.deliveries.claim('test', 1)
    expect(delivery?.lead.name).toBe('Анна')
    await today.deliveries.settle(delivery!, null)
    expect(await today.archive.counts()).toEqual([{ channel: 'test', state: 'delivered', count: 1, oldest: null }])
    await today.close()
    await store.drop()
  },
)
