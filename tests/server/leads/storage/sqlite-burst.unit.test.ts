import { describe, expect, test, vi } from 'vitest'
import type { Work } from '../../../../server/leads/storage/database.ts'
import { openSqlite } from '../../../../server/leads/storage/sqlite.ts'
import { connectInProcess } from '../../../support/leads/sqlite-in-process.ts'
import { insert, names, sqliteUnderTest } from '../../../support/leads/sqlite-under-test.ts'

const at = sqliteUnderTest()

test('one that fails leaves nothing, and takes none of its burst with it', async () => {
  const storage = await at.open()
  const results = await Promise.allSettled([
    storage.transaction(insert('a')),
    storage.transaction(async (query) => {
      await insert('b')(query)
      throw new Error('no')
    }),
    storage.transaction(async (query) => {
      await insert('c')(query)
      return 'done'
    }),
  ])
  expect(results).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: 'no' } },
    { status: 'fulfilled', value: 'done' },
  ])
  expect(await names(storage)).toEqual(['a', 'c'])
})

test('a burst whose transaction is ended half-way, as by a full disk, leaves nothing', async () => {
  const storage = await at.open()
  const results = await Promise.allSettled([
    storage.transaction((query) => query('ROLLBACK')),
    storage.transaction(insert('a')),
  ])
  expect(results[1]).toMatchObject({ status: 'rejected' })
  expect(await names(storage)).toEqual([])
})

describe('a commit that fails is tried again one by one, and takes those alone that cannot be kept', () => {
  const NOBODYS = "INSERT INTO versta_delivery (lead_id, channel, queued_at, due_at) VALUES ('nobody', 'mail', 0, 0)"

  test.each<[title: string, work: Work<unknown>]>([
    ['a row that is written with it', async (_query, write) => write(NOBODYS)],
    [
      'a row that is looked at no sooner',
      async (query) => {
        await query('PRAGMA defer_foreign_keys = ON')
        await query(NOBODYS)
      },
    ],
    ['an order that ends the transaction', async (_query, write) => write('ROLLBACK')],
  ])('by %s', async (_title, work) => {
    const storage = await at.open()
    const results = await Promise.allSettled([
      storage.transaction(insert('a')),
      storage.transaction(work),
      storage.transaction(async (query) => {
        await insert('c')(query)
        return 'done'
      }),
    ])
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { name: 'StorageError' } },
      { status: 'fulfilled', value: 'done' },
    ])
    await storage.transaction(insert('d'))
    expect(await names(storage)).toEqual(['a', 'c', 'd'])
  })
})

test('of a burst whose commit fails late, those who have waited too long are not tried again', async () => {
  at.database = await at.open()
  await at.database.close()
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const failLate = vi.fn(async () => {
    now += 10_000
    throw new Error('late')
  })
  const path = at.path()
  const storage = await openSqlite({
    path,
    mayCreate: false,
    connect: () => {
      const connection = connectInProcess(path)
      const commit = vi.fn(connection.commit).mockImplementation(failLate).mockImplementationOnce(connection.commit)
      return { ...connection, commit }
    },
  })
  at.database = storage
  const results = await Promise.allSettled([storage.transaction(insert('a')), storage.transaction(insert('b'))])
  expect(results).toMatchObject([1, 2].map(() => ({ status: 'rejected', reason: { message: 'late' } })))
  expect(failLate).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})
