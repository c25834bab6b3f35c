import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFormTokens } from '../../../server/leads/form-token.ts'
import { createDatabase, type Database } from '../../../server/leads/storage/database.ts'
import { STORES, type OpenStore } from '../../support/leads/stores.ts'
import { createTestClock } from '../../support/leads/test-clock.ts'

let store: OpenStore
let database: Database

beforeEach(async () => {
  store = await STORES[0]!.open()
  database = createDatabase(store.settings)
})
afterEach(async () => {
  await database.close()
  await store.drop()
})

test('a token tells how long ago it was given, after three days too, and in another process', async () => {
  const clock = createTestClock()
  const token = await createFormTokens(database, clock).issue()
  clock.advance(3 * 24 * 60 * 60_000)
  expect(await createFormTokens(database, clock).fillTime(token)).toEqual({ ms: 3 * 24 * 60 * 60_000 })
})

test('a token from ahead of the clock, set back since or another machine’s, tells nothing', async () => {
  const clock = createTestClock()
  const tokens = createFormTokens(database, clock)
  const token = await tokens.issue()
  clock.setBack(2 * 60 * 60_000)
  expect(await tokens.fillTime(token)).toBe('unknown')
})

test('a moment that was changed is forged', async () => {
  const tokens = createFormTokens(database, createTestClock())
  const [moment, signed] = (await tokens.issue()).split('.')
  expect(await tokens.fillTime(`${moment}0.${signed}`)).toBe('forged')
  expect(await tokens.fillTime(`${moment}`)).toBe('forged')
})

test('a token tells nothing while its secret cannot be read', async () => {
  const clock = createTestClock()
  const token = await createFormTokens(database, clock).issue()
  const unreadable = { ...database, transaction: () => Promise.reject(new Error('disk')) }
  expect(await createFormTokens(unreadable, clock).fillTime(token)).toBe('unknown')
})

test.each([undefined, null, '', 7, {}])('no token (%j) tells nothing', async (token) => {
  expect(await createFormTokens(database, createTestClock()).fillTime(token)).toBe('unknown')
})
