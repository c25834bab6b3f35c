import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openLeads, testChannel } from '../../support/leads.ts'
import { STORES, type OpenStore } from '../../support/stores.ts'
import { createTestClock } from '../../support/test-clock.ts'

for (const { engine, isMissing, open } of STORES)
  describe.skipIf(isMissing)(`the same words under a second key, in ${engine}`, () => {
    let store: OpenStore
    let leads: ReturnType<typeof openLeads>

    beforeEach(async () => {
      store = await open()
      leads = openLeads(store, [testChannel().channel], createTestClock())
    })
    afterEach(async () => {
      await leads.close()
      await store.drop()
    })

    const post = (idempotencyKey: string) => leads.post({}, { idempotencyKey })
    const keptIds = async () => (await leads.archive.list()).map(({ lead }) => lead.id)

    test('are the lead that is kept, however often they come', async () => {
      await post('first tab')
      const [id] = await keptIds()

      expect(await post('second tab')).toEqual({ kind: 'repeated', leadId: id })
      expect(await post('second tab')).toEqual({ kind: 'repeated', leadId: id })
      expect(await keptIds()).toEqual([id])
    })

    test('are a new lead once the one they repeated is erased', async () => {
      await post('first tab')
      await post('second tab')
      await leads.archive.erase(await keptIds())

      expect(await post('second tab')).toMatchObject({ kind: 'accepted' })
      expect(await keptIds()).toHaveLength(1)
    })
  })
