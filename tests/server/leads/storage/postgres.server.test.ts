import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database, Query } from '../../../../server/leads/storage/database.ts'
import { openPostgres } from '../../../../server/leads/storage/postgres.ts'
import { STORES, type OpenStore } from '../../../support/leads/stores.ts'

const { isMissing, open } = STORES[1]!

describe.skipIf(isMissing)('leads in PostgreSQL', () => {
  let store: OpenStore
  let opened: Database[]

  beforeEach(async () => {
    store = await open()
    opened = []
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await Promise.all(opened.map((database) => database.close()))
    await store.drop()
  })

  async function openStore(url = store.settings.databaseUrl ?? ''): Promise<Database> {
    const database = await openPostgres(url)
    opened.push(database)
    return database
  }

  const keep = (name: string) => (query: Query) =>
    query('INSERT INTO versta_secret (name, value) VALUES ($1, $2)', [name, 'x'])
  const names = async (database: Database) =>
    (await database.transaction((query) => query('SELECT name FROM versta_secret ORDER BY name'))).map(
      (row) => row['name'],
    )
  const setting = async (database: Database, name: string, flush?: 'now' | 'later') =>
    (await database.transaction((query) => query('SELECT current_setting($1) AS value', [name]), flush))[0]?.['value']

  test('are there for every process, and many may begin at once', async () => {
    const [one, other] = await Promise.all([openStore(), openStore(), openStore()])
    await one.transaction(keep('a'))
    expect(await names(other)).toEqual(['a'])
    expect(one.rowLock).toBe('FOR UPDATE SKIP LOCKED')
  })

  test('begin with waiting for whoever is changing the tables', async () => {
    const named = new URL(store.settings.databaseUrl ?? '')
    named.searchParams.set('application_name', `waits for ${named.searchParams.get('options')}`.slice(-60))
    const first = await openStore(named.href)
    const released = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const changing = first.transaction(async (query) => {
      await query('SELECT pg_advisory_xact_lock($1)', [7_835_201])
      locked.resolve()
      await released.promise
    })
    await locked.promise
    let isOpen = false
    const opening = openStore(named.href).then(() => (isOpen = true))
    // Other tests may wait for the same lock.
    const waits = `SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND NOT granted AND application_name = current_setting('application_name')`
    try {
      await vi.waitFor(async () => expect(await first.transaction((query) => query(waits))).toHaveLength(1))
      expect(isOpen).toBe(false)
    } finally {
      released.resolve()
    }
    await Promise.all([changing, opening])
  })

  test('are kept whole or not at all, and the next one is not harmed', async () => {
    const database = await openStore()
    const failing = database.transaction(async (query) => {
      await keep('a')(query)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await database.transaction(keep('b'))
    expect(await names(database)).toEqual(['b'])
  })

  test('are not said to be kept when the server has rolled back', async () => {
    const database = await openStore()
    const swallowing = database.transaction(async (query) => {
      await keep('a')(query)
      await query('SELECT nonsense').catch(() => null)
    })
    await expect(swallowing).rejects.toThrow('rolled back')
    expect(await names(database)).toEqual([])
  })

  describe('outlive a connection the server has ended', () => {
    const idOf = async (query: Query) => (await query('SELECT pg_backend_pid() AS id'))[0]?.['id'] ?? null
    const end = async (id: string | number | null) =>
      (await openStore()).transaction((query) => query('SELECT pg_terminate_backend($1)', [id]))

    test('while nobody used it', async () => {
      const database = await openStore()
      const id = await database.transaction(idOf)
      await end(id)
      await vi.waitFor(async () => expect(await database.transaction(idOf)).not.toBe(id))
      await database.transaction(keep('a'))
      expect(await names(database)).toEqual(['a'])
    })

    test('in the middle of one, of which nothing is kept', async () => {
      const database = await openStore()
      const cut = database.transaction(async (query) => {
        await keep('a')(query)
        await end(await idOf(query))
        await keep('b')(query)
      })
      await expect(cut).rejects.toMatchObject({ name: 'StorageError' })
      await database.transaction(keep('c'))
      expect(await names(database)).toEqual(['c'])
    })
  })

  test('that were never kept there are not made room for by a program that may not', async () => {
    const url = store.settings.databaseUrl ?? ''
    await expect(openPostgres(url, false)).rejects.toMatchObject({ code: 'ERR_NO_DATABASE' })
    expect(await names(await openStore())).toEqual([])
  })

  test('wait for the disk, and what may be flushed later does not', async () => {
    const database = await openStore()
    expect(await setting(database, 'synchronous_commit')).toBe('on')
    expect(await setting(database, 'synchronous_commit', 'later')).toBe('off')
    expect(await setting(database, 'synchronous_commit', 'now')).toBe('on')
  })

  test('never wait for more than five seconds', async () => {
    const database = await openStore()
    expect(await setting(database, 'statement_timeout')).toBe('5s')
    expect(await setting(database, 'idle_in_transaction_session_timeout')).toBe('10s')
  })

  test('are told from other programs of the server by the name of the connection', async () => {
    expect(await setting(await openStore(), 'application_name')).toBe('versta')
  })

  test('give whole numbers and texts as they were put in', async () => {
    const database = await openStore()
    const [row] = await database.transaction((query) =>
      query("SELECT 1757676600000::bigint AS moment, count(*) AS count, 'текст' AS text, 7::int AS small"),
    )
    expect(row).toEqual({ moment: 1_757_676_600_000, count: 1, text: 'текст', small: 7 })
  })

  test.each([
    ['fsync', { flush: 'off', commit: 'on' }],
    ['synchronous_commit', { flush: 'on', commit: 'off' }],
    ['any answer', undefined],
  ])('are refused by a server that may lose them, without %s', async (_what, answer) => {
    const query = Reflect.get(pg.Client.prototype, 'query') as (...all: unknown[]) => unknown
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function lax(this: pg.Client, ...given: unknown[]) {
      if (String(given[0]).includes("current_setting('fsync')")) return Promise.resolve({ rows: [answer] })
      return query.apply(this, given)
    })
    const end = vi.spyOn(pg.Pool.prototype, 'end')
    await expect(openStore()).rejects.toMatchObject({
      name: 'StorageError',
      message: expect.stringContaining('set to lose commits'),
    })
    expect(end).toHaveBeenCalledOnce()
  })

  test('are refused when nobody is there, and nothing stays open', async () => {
    const end = vi.spyOn(pg.Pool.prototype, 'end')
    await expect(openPostgres('postgres://127.0.0.1:9/x')).rejects.toThrow('ECONNREFUSED')
    expect(end).toHaveBeenCalledOnce()
  })
})
