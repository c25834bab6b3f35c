import { afterEach, beforeEach } from 'vitest'
import { systemClock } from '../../../server/leads/clock.ts'
import { leadsCommand } from './leads-command.ts'
import { openLeads, testChannel } from './leads.ts'
import type { OpenStore, Store } from './stores.ts'

const DAY_MS = 24 * 60 * 60_000

type Leads = ReturnType<typeof openLeads>

/** For each test: a store, leads for two channels, and the command line over them. */
export function commandUnderTest({ open }: Store) {
  const at = {
    store: null as unknown as OpenStore,
    leads: null as unknown as Leads,
    run: (...args: string[]) => leadsCommand({ ...at.store.env, LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/' }, ...args),
    /** With one of the channels switched off. */
    runWithoutWebhook: (...args: string[]) => leadsCommand(at.store.env, ...args),
    async idOf(posting: ReturnType<Leads['post']>) {
      const receipt = await posting
      return 'leadId' in receipt ? receipt.leadId : ''
    },
    settle: (state: string, daysAgo = 0) =>
      at.leads.database.transaction((query) =>
        query('UPDATE versta_delivery SET state = $1, settled_at = $2', [state, Date.now() - daysAgo * DAY_MS]),
      ),
    deliver: (channel: string, daysAgo: number) =>
      at.leads.database.transaction((query) =>
        query("UPDATE versta_delivery SET state = 'delivered', settled_at = $1 WHERE channel = $2", [
          Date.now() - daysAgo * DAY_MS,
          channel,
        ]),
      ),
    age: (days: number) =>
      at.leads.database.transaction((query) =>
        query('UPDATE versta_lead SET received_at = $1', [Date.now() - days * DAY_MS]),
      ),
  }
  beforeEach(async () => {
    at.store = await open()
    at.leads = openLeads(at.store, [testChannel('mail').channel, testChannel('webhook').channel], systemClock)
  })
  afterEach(async () => {
    await at.leads.close()
    await at.store.drop()
  })
  return at
}
