import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../../../server/leads/clock.ts'
import { openLeads, testChannel } from '../../../support/leads/leads.ts'

let directory: string
let leads: ReturnType<typeof openLeads>
let threads: Worker[]
const remember = (thread: Worker) => threads.push(thread)

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-thread-'))
  threads = []
  process.on('worker', remember)
  const settings = { databaseUrl: null, dataDirectory: directory }
  leads = openLeads({ settings, env: {}, drop: async () => {} }, [testChannel().channel], systemClock)
  await leads.post({ name: 'Анна' })
})
afterEach(async () => {
  process.off('worker', remember)
  vi.restoreAllMocks()
  await leads.close()
  await rm(directory, { recursive: true })
})

const keptNames = async () => (await leads.archive.list()).map(({ lead }) => lead.name).toSorted()

test('a lead is two trips to the thread, and so is a burst of them', async () => {
  const trips = vi.spyOn(threads[0]!, 'postMessage')
  await leads.post({ name: 'Борис' })
  expect(trips).toHaveBeenCalledTimes(2)
  await Promise.all(['Вера', 'Глеб', 'Дарья'].map((name) => leads.post({ name })))
  expect(trips).toHaveBeenCalledTimes(4)
})

test('a delivery is claimed in two trips, and its end written down in one', async () => {
  const trips = vi.spyOn(threads[0]!, 'postMessage')
  const [delivery] = await leads.deliveries.claim('test', 1)
  expect(trips).toHaveBeenCalledTimes(2)
  await leads.deliveries.settle(delivery!, null)
  expect(trips).toHaveBeenCalledTimes(3)
})

test('a thread that dies is missed, and another takes the leads that come after', async () => {
  const ended = once(threads[0]!, 'exit')
  await threads[0]!.terminate()
  await ended
  expect(await leads.database.isInPlace()).toBe(false)
  await expect(leads.post({ name: 'Без потока' })).rejects.toMatchObject({
    code: 'ERR_THREAD_ENDED',
    reason: expect.stringMatching(/^ERR_THREAD_ENDED at begin: .*another/),
  })
  await leads.post({ name: 'Борис' })
  expect(await leads.database.isInPlace()).toBe(true)
  expect(threads).toHaveLength(2)
  expect(await keptNames()).toEqual(['Анна', 'Борис'])
})

test('a thread that dies in the middle of a lead leaves neither a part of it nor a lock', async () => {
  const gate = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const writing = leads.database.transaction(async (query) => {
    await query("UPDATE versta_lead SET phone = 'half'")
    written.resolve()
    await gate.promise
  })
  const refused = expect(writing).rejects.toMatchObject({ code: 'ERR_THREAD_ENDED' })
  await written.promise
  await threads[0]!.terminate()
  gate.resolve()
  await refused
  await leads.post({ name: 'Борис' })
  const phones = await leads.database.transaction((query) => query('SELECT DISTINCT phone FROM versta_lead'))
  expect(phones).toEqual([{ phone: expect.stringMatching(/^\+7/) }])
})

test('why a thread has died is told', async () => {
  threads[0]!.emit('error', Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }))
  await expect(leads.post({ name: 'Без потока' })).rejects.toMatchObject({
    reason: expect.stringMatching(/^ERR_THREAD_ENDED \(ERR_WORKER_OUT_OF_MEMORY\) at begin: /),
  })
})
