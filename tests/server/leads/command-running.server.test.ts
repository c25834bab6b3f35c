import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../../server/leads/clock.ts'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { openLeads, testChannel } from '../../support/leads/leads.ts'
import { STORES } from '../../support/leads/stores.ts'
import { startJsonSink, type JsonSink } from '../../support/peers/json-sink.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

describe('while the site runs', () => {
  let crm: JsonSink
  let site: TestSite

  beforeAll(async () => {
    crm = await startJsonSink()
    site = await startSite({ LEADS_WEBHOOK_URL: crm.url })
  })
  afterAll(async () => {
    await site.stop()
    await crm.stop()
  })

  test('a lead resent by the command goes out at once', async () => {
    crm.answer(400)
    await site.postJson('/api/mail/', LEAD)
    await site.logged(({ msg }) => msg?.startsWith('lead could not be delivered') ?? false)
    crm.answer(200)
    const { json } = await leadsCommand({ DATA_DIR: site.dataDirectory }, 'resend', '--failed', '--json')

    expect(json).toEqual({ resent: 1 })
    expect(await crm.wait(2)).toHaveLength(2)
  })

  test('nothing of an erased person can be read in the files of the database', async () => {
    const name = 'Серафима Колокольцева'
    await site.postJson('/api/mail/', { ...LEAD, name })
    const filesWith = async () => {
      const files = (await readdir(site.dataDirectory)).filter((file) => file.startsWith('leads.sqlite'))
      const contents = await Promise.all(files.map((file) => readFile(join(site.dataDirectory, file))))
      return files.filter((_file, index) => contents[index]?.includes(name))
    }
    await expect.poll(() => crm.received.some(({ body }) => body.includes(name))).toBe(true)
    expect(await filesWith()).not.toEqual([])
    const { code } = await leadsCommand({ DATA_DIR: site.dataDirectory }, 'erase', '--phone', LEAD.tel, '--yes')
    expect([code, await filesWith()]).toEqual([0, []])
  })
})

test('a site started without a channel that leads wait for warns of it with their number', async () => {
  const store = await STORES[0]!.open()
  const leads = openLeads(store, [testChannel('mail').channel, testChannel('webhook').channel], systemClock)
  for (const name of ['Первая', 'Вторая']) await leads.post({ name })
  await leads.close()
  const site = await startSite(store.env)

  const warning = await site.logged(({ msg }) => msg === 'leads wait for a channel that is switched off')
  expect(warning).toMatchObject({ level: 40, channel: 'webhook', waiting: 2 })
  await site.stop()
  await store.drop()
})
