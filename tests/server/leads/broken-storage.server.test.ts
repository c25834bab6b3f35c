import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { STORES, type OpenStore, type Store } from '../../support/leads/stores.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const [SQLITE] = STORES as [Store, Store]

let store: OpenStore
let site: TestSite

afterEach(async () => {
  await site.stop()
  await store.drop()
})

/** The lead is refused, its log says why, and the pages are as well as ever. */
async function expectRefusal(reason: string) {
  const refused = await site.postJson('/api/mail/', LEAD)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({ status: 'error', fields: [], fortuna: false })
  const line = await site.logged(({ msg }) => msg === 'lead could not be stored')
  expect(line['reason']).toBe(reason)
  expect((await site.get('/contacts/')).status).toBe(200)
}

describe('a damaged file', () => {
  const file = () => join(store.settings.dataDirectory, 'leads.sqlite')

  beforeEach(async () => {
    store = await SQLITE.open()
  })

  test('of leads takes none, and the log names what is to be done', async () => {
    const before = await startSite(store.env)
    expect((await before.postJson('/api/mail/', { ...LEAD, name: 'До' })).status).toBe(200)
    before.kill('SIGTERM')
    await before.exited
    const handle = await open(file(), 'r+')
    const { size } = await handle.stat()
    await handle.write(Buffer.alloc(size - 4096, 0xff), 0, undefined, 4096)
    await handle.close()

    site = await startSite(store.env)
    await expectRefusal(
      'SQLITE_CORRUPT (11, database disk image is malformed) at query: leads.sqlite is damaged: stop the site, move it away with its -wal and -shm, start, then npm run leads -- restore FILE',
    )
  })

  test('that is no database at all takes none, and the log says so', async () => {
    await writeFile(file(), 'Заявки\n'.repeat(1000))
    site = await startSite(store.env)
    await expectRefusal(
      'SQLITE_NOTADB (26, file is not a database) at open: leads.sqlite is no database: stop the site, move it away with its -wal and -shm, start, then npm run leads -- restore FILE',
    )
  })
})

test('a lead the file refuses takes none of its burst with it', async () => {
  store = await SQLITE.open()
  site = await startSite({ ...store.env, TRUSTED_PROXIES: '127.0.0.1' })
  const post = (name: string, index = 0) =>
    site.postJson('/api/mail/', { ...LEAD, name }, { 'x-forwarded-for': `203.0.113.${index}` })
  expect((await post('До')).status).toBe(200)
  const file = new DatabaseSync(join(store.settings.dataDirectory, 'leads.sqlite'))
  file.exec(`CREATE TRIGGER refusing BEFORE INSERT ON versta_lead WHEN new.lead LIKE '%Никто%'
    BEGIN SELECT RAISE(ROLLBACK, 'no'); END`)
  const guests = ['Анна', 'Борис', 'Никто', 'Вера', 'Глеб', 'Дарья']

  // They gather behind the one that holds the file.
  file.exec('BEGIN IMMEDIATE')
  const burst = guests.map((name, index) => post(name, index + 1))
  await site.get('/contacts/')
  file.exec('ROLLBACK')
  file.close()
  expect((await Promise.all(burst)).map(({ status }) => status)).toEqual([200, 200, 503, 200, 200, 200])

  const { json } = await leadsCommand(store.env, 'list', '--json')
  expect((json as { name: string }[]).map(({ name }) => name).toSorted()).toEqual(
    ['До', ...guests.filter((name) => name !== 'Никто')].toSorted(),
  )
})
