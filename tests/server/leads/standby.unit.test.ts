import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDatabase } from '../../../server/leads/storage/database.ts'
import { AWAY } from '../../../server/leads/storage/storage-error.ts'
import { failing, standbyUnderTest } from '../../support/leads/standby-under-test.ts'
import { STORES } from '../../support/leads/stores.ts'

const at = standbyUnderTest()
const { log, onMoved, file, open, post, names, messages, untilScheduled, probe } = at

test('while the database is there a lead goes to it, and nothing waits here', async () => {
  expect(await post('Анна')).toMatchObject({ kind: 'accepted' })
  expect([await names(), at.standby.count()]).toEqual([['Анна'], 0])
})

describe('while the database is away', () => {
  beforeEach(async () => {
    at.remote.state.code = 'ECONNREFUSED'
    await post('Анна', 'hers')
  })

  test('leads wait here, each once, and it is asked by nobody but the probe', async () => {
    const { asked } = at.remote.state
    expect((await post('Анна', 'hers')).kind).toBe('repeated')
    expect((await post('Борис', 'hers')).kind).toBe('conflict')
    expect((await post('Борис')).kind).toBe('accepted')
    await expect(at.standby.database.transaction(async () => {})).rejects.toMatchObject({ code: AWAY })
    expect([at.standby.count(), at.remote.state.asked - asked]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(999)
    expect(at.remote.state.asked).toBe(asked)
    expect(messages('error')).toEqual(['PostgreSQL is away: leads are kept on this machine until it is back'])
  })

  test('it is probed each second, until it is back and has every lead with its delivery', async () => {
    await post('Борис')
    await probe()
    await probe()
    await untilScheduled()
    at.remote.state.code = null
    await probe()
    await expect.poll(() => at.standby.count()).toBe(0)
    await expect.poll(() => messages('info')).toEqual(['waiting leads are moved to PostgreSQL', 'PostgreSQL is back'])
    expect(onMoved).toHaveBeenCalledTimes(1)
    expect((await at.leads.archive.list()).map(({ lead, deliveries }) => [lead.name, deliveries.length])).toEqual(
      expect.arrayContaining([
        ['Анна', 1],
        ['Борис', 1],
      ]),
    )
    expect((await post('Анна', 'hers')).kind).toBe('repeated')
    expect((await post('Вера', 'hers')).kind).toBe('conflict')
    expect(await names()).toEqual(['Анна', 'Борис'])
  })

  test('what waits when the program ends is moved after the next start', async () => {
    await at.standby.close()
    at.remote.state.code = null
    open()
    expect(at.standby.count()).toBe(0)
    await at.standby.open()
    expect(at.standby.count()).toBe(1)
    await probe(0)
    await expect.poll(names).toEqual(['Анна'])
    await expect.poll(() => at.standby.count()).toBe(0)
    expect(messages('info')).not.toContain('PostgreSQL is back')
  })

  test('what waits when the program ends waits on after the next start, and the log says why once', async () => {
    await at.standby.close()
    log.error.mockReset()
    open()
    await at.standby.open()
    await probe(0)
    await probe()
    await untilScheduled()
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { reason: expect.stringContaining('ECONNREFUSED') },
      'PostgreSQL is away: leads are kept on this machine until it is back',
    )
    expect(messages('warn')).toEqual([])
    at.remote.state.code = null
    await probe()
    await expect.poll(() => messages('info')).toContain('PostgreSQL is back')
    expect(await names()).toEqual(['Анна'])
  })
})

test('what waits in a file that cannot be read yet is moved as soon as it can', async () => {
  at.remote.state.code = 'ECONNREFUSED'
  await post('Анна')
  await at.standby.close()
  await rename(file(), `${file()}.away`)
  await writeFile(file(), 'no database')
  at.remote.state.code = null
  open()
  await at.standby.open()
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
  at.remote.state.code = 'ECONNREFUSED'
  await expect(post('Анна')).rejects.toMatchObject({ code: 'SQLITE_NOTADB' })
  at.remote.state.code = null
  await probe()
  await expect.poll(() => messages('info')).toEqual(['PostgreSQL is back'])
  expect(await post('Анна')).toMatchObject({ kind: 'accepted' })
  expect(await names()).toEqual(['Анна'])
})

test('a statement that the database refuses is no outage', async () => {
  at.remote.state.code = '23505'
  await expect(at.standby.database.transaction(async () => {})).rejects.toMatchObject({ code: '23505' })
  at.remote.state.code = null
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
    at.remote = failing(database)
    await at.standby.close()
    open()
    expect(await post('Анна')).toMatchObject({ kind: 'accepted' })
    expect(at.standby.count()).toBe(1)
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { reason: expect.stringContaining('fsync and synchronous_commit must be on') },
      'PostgreSQL is away: leads are kept on this machine until it is back',
    )
    await database.close()
    await lax.drop()
  },
)
