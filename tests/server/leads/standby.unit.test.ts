import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStandby } from '../../../server/leads/standby.ts'
import { createDatabase, sqlitePath, type Database } from '../../../server/leads/storage/database.ts'
import { AWAY, StorageError } from '../../../server/leads/storage/storage-error.ts'
import { openLeads, postedLead, testChannel } from '../../support/leads/leads.ts'
import { STORES, type OpenStore } from '../../support/leads/stores.ts'
import { createTestClock } from '../../support/leads/test-clock.ts'

const { channel } = testChannel()
const log = { info: vi.fn<Told>(), warn: vi.fn<Told>(), error: vi.fn<Told>() }
type Told = (details: object, message: string) => void

/** A database that fails with a code while one is given, and counts what it is asked. */
function failing(database: Database) {
  const state = {
    code: null as string | null,
    asked: 0,
    isRefused: (_sql: string): boolean => false,
    hold: async (): Promise<void> => {},
  }
  return {
    state,
    database: {
      ...database,
      transaction: async (work, flush) => {
        state.asked += 1
        await state.hold()
        if (state.code !== null) throw new StorageError('connect', { code: state.code, message: '' })
        return database.transaction(
          (query, write) =>
            work(query, (sql, values = []) => {
              if (state.isRefused(String(values))) throw new StorageError('query', { code: '23514', message: '' })
              write(sql, values)
            }),
          flush,
        )
      },
    } satisfies Database,
  }
}

const clock = createTestClock()
const onMoved = vi.fn<() => void>()
let store: OpenStore
let leads: ReturnType<typeof openLeads>
let remote: ReturnType<typeof failing>
let standby: ReturnType<typeof createStandby>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const told of [...Object.values(log), onMoved]) told.mockReset()
  store = await STORES[0]!.open()
  leads = openLeads(store, [channel], clock)
  remote = failing(leads.database)
  open()
})
afterEach(async () => {
  await standby.close()
  await leads.close()
  await store.drop()
  vi.useRealTimers()
})

const here = () => join(store.settings.dataDirectory, 'here')
const file = () => sqlitePath(join(here(), 'waiting'))

/** What somebody else reads or writes in the file of this machine. */
function inFile(sql: string) {
  const other = new DatabaseSync(file())
  const rows = other.prepare(sql).all()
  other.close()
  return rows
}

function open() {
  const dataDirectory = here()
  standby = createStandby({ database: remote.database, channels: [channel], dataDirectory, clock, log, onMoved })
}

const post = (name: string, idempotencyKey: string | null = null) =>
  standby.outbox.accept({ ...postedLead({ name }), idempotencyKey })
const names = async () => (await leads.archive.list()).map(({ lead }) => lead.name).toSorted()
const messages = (level: keyof typeof log) => log[level].mock.calls.map(([, message]) => message)

/** The probe before is over, and the next one has its time. */
const untilScheduled = () => expect.poll(() => vi.getTimerCount()).toBe(1)

/** Begins the probe that is due by then. */
async function probe(ms = 1000) {
  await untilScheduled()
  const before = remote.state.asked
  await vi.advanceTimersByTimeAsync(ms)
  await expect.poll(() => remote.state.asked).toBeGreaterThan(before)
}

test('while the database is there a lead goes to it, and nothing waits here', async () => {
  expect(await post('Анна')).toMatchObject({ kind: 'accepted' })
  expect([await names(), standby.count()]).toEqual([['Анна'], 0])
})

test('what call tracking adds to a lead that the database has goes to it', async () => {
  const receipt = await post('Анна')
  await standby.addDetails('leadId' in receipt ? receipt.leadId : '', 'test', { sessionId: '7' })
  expect((await leads.deliveries.claim('test', 10)).map(({ details }) => details)).toEqual([{ sessionId: '7' }])
})

describe('while the database is away', () => {
  beforeEach(async () => {
    remote.state.code = 'ECONNREFUSED'
    await post('Анна', 'hers')
  })

  test('leads wait here, each once, and it is asked by nobody but the probe', async () => {
    const { asked } = remote.state
    expect((await post('Анна', 'hers')).kind).toBe('repeated')
    expect((await post('Борис', 'hers')).kind).toBe('conflict')
    expect((await post('Борис')).kind).toBe('accepted')
    await expect(standby.database.transaction(async () => {})).rejects.toMatchObject({ code: AWAY })
    expect([standby.count(), remote.state.asked - asked]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(999)
    expect(remote.state.asked).toBe(asked)
    expect(messages('error')).toEqual(['PostgreSQL is away: leads are kept on this machine until it is back'])
  })

  test('it is probed each second, until it is back and has every lead with its delivery', async () => {
    await post('Борис')
    await probe()
    await probe()
    await untilScheduled()
    remote.state.code = null
    await probe()
    await expect.poll(() => standby.count()).toBe(0)
    await expect.poll(() => messages('info')).toEqual(['waiting leads are moved to PostgreSQL', 'PostgreSQL is back'])
    expect(onMoved).toHaveBeenCalledTimes(1)
    expect((await leads.archive.list()).map(({ lead, deliveries }) => [lead.name, deliveries.length])).toEqual(
      expect.arrayContaining([
        ['Анна', 1],
        ['Борис', 1],
      ]),
    )
    expect((await post('Анна', 'hers')).kind).toBe('repeated')
    expect((await post('Вера', 'hers')).kind).toBe('conflict')
    expect(await names()).toEqual(['Анна', 'Борис'])
  })

  test('what call tracking adds to a lead is moved with it', async () => {
    const receipt = await post('Борис')
    if (receipt.kind !== 'accepted') throw new Error(receipt.kind)
    await standby.addDetails(receipt.leadId, 'test', { sessionId: '7' })
    remote.state.code = null
    await probe()
    await expect.poll(() => standby.count()).toBe(0)
    const claimed = await leads.deliveries.claim('test', 10)
    expect(claimed.find(({ lead }) => lead.id === receipt.leadId)?.details).toEqual({ sessionId: '7' })
  })

  test('what call tracking adds to a lead that is just being moved reaches it', async () => {
    const receipt = await post('Борис')
    const leadId = 'leadId' in receipt ? receipt.leadId : ''
    const moving = Promise.withResolvers<void>()
    const before = remote.state.asked
    remote.state.hold = () => (remote.state.asked > before + 1 ? moving.promise : Promise.resolve())
    remote.state.code = null
    await probe()
    await expect.poll(() => remote.state.asked).toBe(before + 2)
    const adding = standby.addDetails(leadId, 'test', { sessionId: '7' })
    await expect.poll(() => inFile('SELECT * FROM versta_delivery WHERE details IS NOT NULL')).toHaveLength(1)
    moving.resolve()
    await adding
    await expect.poll(() => standby.count()).toBe(0)
    const claimed = await leads.deliveries.claim('test', 10)
    expect(claimed.find(({ lead }) => lead.id === leadId)?.details).toEqual({ sessionId: '7' })
  })

  test('a lead that somebody has erased here is waited for no longer', async () => {
    inFile('DELETE FROM versta_lead')
    remote.state.code = null
    await probe()
    await expect.poll(() => standby.count()).toBe(0)
    await expect.poll(() => vi.getTimerCount()).toBe(0)
    expect(messages('warn')).toEqual([])
  })

  test.each(['at once', 'minutes later'])(
    'one that the database has got %s stands for the one that waits',
    async (when) => {
      if (when === 'minutes later') clock.advance(6 * 60_000)
      const known = await leads.post({ name: 'Анна' }, { idempotencyKey: 'hers' })
      remote.state.code = null
      await probe()
      await expect.poll(() => messages('info')).toContain('PostgreSQL is back')
      expect(await names()).toEqual(['Анна'])
      expect(await post('Анна', 'hers')).toEqual({ kind: 'repeated', leadId: 'leadId' in known ? known.leadId : '' })
    },
  )

  test('what call tracking adds to one that the database has got meanwhile reaches the one it has', async () => {
    const receipt = await post('Анна', 'hers')
    await standby.addDetails('leadId' in receipt ? receipt.leadId : '', 'test', { sessionId: '7' })
    await leads.post({ name: 'Анна' }, { idempotencyKey: 'hers' })
    remote.state.code = null
    await probe()
    await expect.poll(() => standby.count()).toBe(0)
    const claimed = await leads.deliveries.claim('test', 10)
    expect(claimed.map(({ lead, details }) => [lead.name, details])).toEqual([['Анна', { sessionId: '7' }]])
  })

  test('a lead that the database refuses waits on, named once, and holds up no other', async () => {
    await post('Борис')
    remote.state.isRefused = (values) => values.includes('Анна')
    remote.state.code = null
    await probe()
    await expect.poll(() => standby.count()).toBe(1)
    expect(await names()).toEqual(['Борис'])
    const { asked } = remote.state
    await vi.advanceTimersByTimeAsync(59_000)
    expect(remote.state.asked).toBe(asked)
    await probe(60_000)
    await expect.poll(() => remote.state.asked).toBeGreaterThan(5)
    await untilScheduled()
    expect(messages('error').filter((message) => message === 'PostgreSQL refuses a waiting lead')).toHaveLength(1)
    remote.state.isRefused = () => false
    await probe(60_000)
    await expect.poll(() => standby.count()).toBe(0)

    remote.state.code = 'ECONNREFUSED'
    await post('Вера')
    inFile(`WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < 120)
      INSERT INTO versta_lead SELECT id || n, received_at, lead, consent, suspicions, phone, email, text_hash
        FROM versta_lead, copy`)
    remote.state.code = null
    await probe()
    await expect.poll(() => standby.count()).toBe(0)
  })

  test('leads that cannot be deleted here are all moved, each once, and deleted as soon as they can', async () => {
    inFile(`WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < 220)
      INSERT INTO versta_lead SELECT id || n, received_at, lead, consent, suspicions, phone, email, text_hash
        FROM versta_lead, copy`)
    inFile(`CREATE TRIGGER full BEFORE DELETE ON versta_lead BEGIN SELECT RAISE(ABORT, 'full'); END`)
    remote.state.code = null
    await probe()
    await untilScheduled()
    expect([(await names()).length, standby.count()]).toEqual([221, 0])
    expect(messages('warn')).toEqual(['moved leads could not be deleted on this machine'])
    const { asked } = remote.state
    await probe(60_000)
    await untilScheduled()
    expect(remote.state.asked).toBe(asked + 1)
    expect(onMoved).toHaveBeenCalledTimes(1)
    inFile('DROP TRIGGER full')
    await probe(60_000)
    await expect.poll(() => inFile('SELECT id FROM versta_lead')).toEqual([])
    await expect.poll(() => vi.getTimerCount()).toBe(0)
  })

  test('what waits when the program ends is moved after the next start', async () => {
    await standby.close()
    remote.state.code = null
    open()
    expect(standby.count()).toBe(0)
    await standby.open()
    expect(standby.count()).toBe(1)
    await probe(0)
    await expect.poll(names).toEqual(['Анна'])
    await expect.poll(() => standby.count()).toBe(0)
    expect(messages('info')).not.toContain('PostgreSQL is back')
  })

  test('what waits when the program ends waits on after the next start, and the log says why once', async () => {
    await standby.close()
    log.error.mockReset()
    open()
    await standby.open()
    await probe(0)
    await probe()
    await untilScheduled()
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { reason: expect.stringContaining('ECONNREFUSED') },
      'PostgreSQL is away: leads are kept on this machine until it is back',
    )
    expect(messages('warn')).toEqual([])
    remote.state.code = null
    await probe()
    await expect.poll(() => messages('info')).toContain('PostgreSQL is back')
    expect(await names()).toEqual(['Анна'])
  })
})

test('what waits in a file that cannot be read yet is moved as soon as it can', async () => {
  remote.state.code = 'ECONNREFUSED'
  await post('Анна')
  await standby.close()
  await rename(file(), `${file()}.away`)
  await writeFile(file(), 'no database')
  remote.state.code = null
  open()
  await standby.open()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { reason: expect.stringContaining('SQLITE_NOTADB') },
    'waiting leads could not be read',
  )
  await probe(0)
  await untilScheduled()
  await rename(`${file()}.away`, file())
  await probe(60_000)
  await expect.poll(names).toEqual(['Анна'])
})

test('a file here that cannot be used keeps nobody from a database that is back', async () => {
  await mkdir(dirname(file()), { recursive: true })
  await writeFile(file(), 'no database')
  remote.state.code = 'ECONNREFUSED'
  await expect(post('Анна')).rejects.toMatchObject({ code: 'SQLITE_NOTADB' })
  remote.state.code = null
  await probe()
  await expect.poll(() => messages('info')).toEqual(['PostgreSQL is back'])
  expect(await post('Анна')).toMatchObject({ kind: 'accepted' })
  expect(await names()).toEqual(['Анна'])
})

test('a statement that the database refuses is no outage', async () => {
  remote.state.code = '23505'
  await expect(standby.database.transaction(async () => {})).rejects.toMatchObject({ code: '23505' })
  remote.state.code = null
  await post('Анна')
  expect([await names(), messages('error')]).toEqual([['Анна'], []])
})

test.skipIf(STORES[1]!.isMissing)(
  'a PostgreSQL that may lose commits counts as away, and the log says why',
  async () => {
    const lax = await STORES[1]!.open()
    const url = new URL(lax.settings.databaseUrl ?? '')
    url.searchParams.set('options', `${url.searchParams.get('options')} -c synchronous_commit=off`)
    const database = createDatabase({ ...lax.settings, databaseUrl: url.href })
    remote = failing(database)
    await standby.close()
    open()
    expect(await post('Анна')).toMatchObject({ kind: 'accepted' })
    expect(standby.count()).toBe(1)
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { reason: expect.stringContaining('fsync and synchronous_commit must be on') },
      'PostgreSQL is away: leads are kept on this machine until it is back',
    )
    await database.close()
    await lax.drop()
  },
)
