import { describe, expect, test } from 'vitest'
import { crash } from '../../support/leads/crashes.ts'
import { STORES } from '../../support/leads/stores.ts'

const ROUNDS = 5

// At once, since each ends with the wait for the leases of killed programs.
describe.concurrent(`killed ${ROUNDS} times at any moment under load`, () => {
  for (const { engine, isMissing, open } of STORES)
    test.skipIf(isMissing)(
      `the program has stored every lead it acknowledged, once, and delivers each: ${engine}`,
      async () => {
        const store = await open()
        const { acknowledged, lost, doubled, undelivered, repeatedMails } = await crash(store, ROUNDS)
        await store.drop()

        console.log(`${engine}: ${acknowledged} acknowledged, ${repeatedMails} mails repeated`)
        expect(acknowledged).toBeGreaterThan(ROUNDS)
        expect({ lost, doubled, undelivered }).toEqual({ lost: [], doubled: [], undelivered: [] })
      },
      600_000,
    )
})
