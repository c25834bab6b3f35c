import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createStandby } from '../../../server/leads/standby.ts'
import { sqlitePath, type Database } from '../../../server/leads/storage/database.ts'
import { StorageError } from '../../../server/leads/storage/storage-error.ts'
import { openLeads, postedLead, testChannel } from './leads.ts'
import { STORES, type OpenStore } from './stores.ts'
import { createTestClock } from './test-clock.ts'

type Told = (details: object, message: string) => void

/** For each test a database that may be away, the leads it has, and the file in which others wait for it. */
export function standbyUnderTest() {
  const { channel } = testChannel()
  const log = { info: vi.fn<Told>(), warn: vi.fn<Told>(), error: vi.fn<Told>() }
  const clock = createTestClock()
  const onMoved = vi.fn<() => void>()

  const at = {
    store: null as unknown as OpenStore,
    leads: null as unknown as ReturnType<typeof openLeads>,
    remote: null as unknown as ReturnType<typeof failing>,
    standby: null as unknown as ReturnType<typeof createStandby>,
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const told of [...Object.values(log), onMoved]) told.mockReset()
    at.store = await STORES[0]!.open()
    at.leads = openLeads(at.store, [channel], clock)
    at.remote = failing(at.leads.database)
    open()
  })
  afterEach(async () => {
    await at.standby.close()
    await at.leads.close()
    await at.store.drop()
    vi.useRealTimers()
  })

  const here = () => join(at.store.settings.dataDirectory, 'here')
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
    at.standby = createStandby({
      database: at.remote.database,
      channels: [channel],
      dataDirectory,
      clock,
      log,
      onMoved,
    })
  }

  const post = (name: string, idempotencyKey: string | null = null) =>
    at.standby.outbox.accept({ ...postedLead({ name }), idempotencyKey })
  const names = async () => (await at.leads.archive.list()).map(({ lead }) => lead.name).toSorted()
  const messages = (level: keyof typeof log) => log[level].mock.calls.map(([, message]) => message)

  /** The probe before is over, and the next one has its time. */
  const untilScheduled = () => expect.poll(() => vi.getTimerCount()).toBe(1)

  /** Begins the probe that is due by then. */
  async function probe(ms = 1000) {
    await untilScheduled()
    const before = at.remote.state.asked
    await vi.advanceTimersByTimeAsync(ms)
    await expect.poll(() => at.remote.state.asked).toBeGreaterThan(before)
  }

  return Object.assign(at, { log, clock, onMoved, file, inFile, open, post, names, messages, untilScheduled, probe })
}

/** A database that fails with a code while one is given, and counts what it is asked. */
export function failing(database: Database) {
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
