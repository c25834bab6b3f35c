import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../../../server/leads/storage/database.ts'
import { openSqlite } from '../../../../server/leads/storage/sqlite.ts'
import { transfer } from '../../../../server/leads/storage/transfer.ts'
import { connectInProcess } from '../../../support/leads/sqlite-in-process.ts'

const LEADS_OF_TWO_PAGES = 501

const LEADS = `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < $1)
  INSERT INTO versta_lead SELECT 'lead ' || n, n, '{}', '{}', '', '+7', 'a@b.example', NULL FROM number`
const DELIVERIES = `INSERT INTO versta_delivery (lead_id, channel, queued_at, due_at)
  SELECT id, channel, 1, 1 FROM versta_lead, (SELECT 'mail' AS channel UNION SELECT 'webhook')`
const SECRET = 'INSERT INTO versta_secret VALUES ($1, $2)'

let directory: string
let from: Database
let to: Database

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-transfer-'))
  const open = (name: string) => openSqlite({ path: join(directory, name), mayCreate: true, connect: connectInProcess })
  from = await open('from.sqlite')
  to = await open('to.sqlite')
})
afterEach(async () => {
  await from.close()
  await to.close()
  await rm(directory, { recursive: true })
})

const run = (database: Database, sql: string, values: (string | number)[] = []) =>
  database.transaction((query) => query(sql, values))

async function keepLeads(database: Database, count = 1) {
  await run(database, LEADS, [count])
  await run(database, DELIVERIES)
}

const contentOf = (database: Database) =>
  database.snapshot((query) =>
    Promise.all(
      ['versta_lead', 'versta_delivery', 'versta_answer', 'versta_secret'].map((table) =>
        query(`SELECT * FROM ${table} ORDER BY 1, 2`),
      ),
    ),
  )

test('every row of every table arrives as it was, page by page, even if a page ends between two deliveries of a lead', async () => {
  await keepLeads(from, LEADS_OF_TWO_PAGES)
  await run(from, "DELETE FROM versta_delivery WHERE lead_id = 'lead 1' AND channel = 'mail'")
  await run(from, "INSERT INTO versta_answer VALUES ('key', 'content', 'lead 1', 9)")
  await run(from, SECRET, ['form', 'a'])
  const onProgress = vi.fn()
  expect(await transfer(from, to, onProgress)).toEqual([
    { table: 'versta_lead', from: 501, to: 501, written: 501 },
    { table: 'versta_delivery', from: 1001, to: 1001, written: 1001 },
    { table: 'versta_answer', from: 1, to: 1, written: 1 },
    { table: 'versta_secret', from: 1, to: 1, written: 1 },
  ])
  expect(await contentOf(to)).toEqual(await contentOf(from))
  expect(onProgress.mock.calls).toEqual([
    ['versta_lead', 500, 501],
    ['versta_lead', 501, 501],
    ['versta_delivery', 500, 1001],
    ['versta_delivery', 1000, 1001],
    ['versta_delivery', 1001, 1001],
    ['versta_answer', 1, 1],
    ['versta_secret', 1, 1],
  ])
})

test('what is there stays, and what is missing joins it', async () => {
  await keepLeads(from, 3)
  await keepLeads(to, 1)
  await run(from, SECRET, ['form', 'of the first'])
  await run(to, SECRET, ['form', 'of the second'])
  await run(to, "UPDATE versta_lead SET lead = 'kept'")
  expect(await transfer(from, to)).toMatchObject([
    { from: 3, to: 3, written: 2 },
    { from: 6, to: 6, written: 4 },
    { from: 0, to: 0, written: 0 },
    { from: 1, to: 1, written: 0 },
  ])
  const [leads, , , secrets] = await contentOf(to)
  expect(leads).toMatchObject([{ lead: 'kept' }, { lead: '{}' }, { lead: '{}' }])
  expect(secrets).toEqual([{ name: 'form', value: 'of the second' }])
})

describe('of two states of a delivery', () => {
  const setState = (database: Database, [attempts, queuedAt, settledAt]: readonly (number | null)[]) =>
    run(
      database,
      `UPDATE versta_delivery SET attempts = ${attempts}, queued_at = ${queuedAt}, settled_at = ${settledAt}
        WHERE channel = 'mail'`,
    )

  test.each([
    ['more attempts', [2, 1, null], [1, 5, 5]],
    ['as many, and queued again', [1, 2, null], [1, 1, 5]],
    ['as many of the same turn, and settled', [1, 1, 5], [1, 1, null]],
    ['as many of the same turn, and settled later', [1, 1, 6], [1, 1, 5]],
  ])('the one of %s is newer, wherever it is', async (_what, newer, older) => {
    await keepLeads(from)
    await keepLeads(to)
    const stateIn = async (database: Database) => (await contentOf(database))[1]?.[0]
    const state = { attempts: newer[0], queued_at: newer[1], settled_at: newer[2] }

    await setState(from, newer)
    await setState(to, older)
    expect((await transfer(from, to))[1]).toMatchObject({ to: 2, written: 1 })
    expect(await stateIn(to)).toMatchObject(state)

    await setState(from, older)
    expect((await transfer(from, to))[1]).toMatchObject({ to: 2, written: 0 })
    expect(await stateIn(to)).toMatchObject(state)
  })
})

test('leads of a later version are not copied, those of an earlier one are', async () => {
  await keepLeads(from)
  await run(from, 'INSERT INTO versta_migration VALUES (4000)')
  await expect(transfer(from, to)).rejects.toMatchObject({ code: 'ERR_NEWER_LEADS' })
  expect((await contentOf(to))[0]).toEqual([])
  expect(await transfer(to, from)).toMatchObject([{ from: 0, to: 1 }, {}, {}, {}])
})
