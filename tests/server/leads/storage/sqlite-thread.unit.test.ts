import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../../../server/leads/clock.ts'
import { openLeads, testChannel } from '../../../support/leads.ts'

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
