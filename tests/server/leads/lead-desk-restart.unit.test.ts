import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { deskUnderTest } from '../../support/leads/desk-under-test.ts'
import type { openLeads } from '../../support/leads/leads.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const at = deskUnderTest()
const { deskWith, earlierRun, log, mails, submit, told } = at

async function deliveredIn(leads: ReturnType<typeof openLeads>) {
  const [delivery] = await leads.deliveries.claim('mail', 1)
  await leads.deliveries.settle(delivery!, null)
}

describe('of what an earlier run has left', () => {
  test('leads of a channel that is switched off are told of', async () => {
    await earlierRun('crm', async () => {})
    void deskWith().open()
    await vi.waitFor(() =>
      expect(told('warn', 'leads wait for a channel that is switched off')).toEqual([{ channel: 'crm', waiting: 1 }]),
    )
  })

  test('leads of a channel that is switched off are not counted, for nothing but a setting helps them', async () => {
    await earlierRun('crm', async () => {})
    expect(await deskWith().counts()).toEqual([])
  })

  test('old leads go at the start, and then every hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const monthMs = 31 * 24 * HOUR_MS
    await earlierRun('mail', deliveredIn, monthMs)
    void deskWith().open()
    const erased = () => told('info', 'leads erased after their time')
    await vi.waitFor(() => expect(erased()).toEqual([{ erased: 1 }]))

    await earlierRun('mail', deliveredIn, monthMs)
    vi.advanceTimersByTime(HOUR_MS - MINUTE_MS)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(erased()).toHaveLength(1)
    vi.advanceTimersByTime(MINUTE_MS)
    await vi.waitFor(() => expect(erased()).toHaveLength(2))
    await at.desk.close()
    expect(vi.getTimerCount()).toBe(0)
    deskWith()
  })

  test('a copy of all leads that a killed restore has left goes at the start', async () => {
    const room = join(at.directory, 'restore-abcdef')
    await mkdir(room)
    await utimes(room, 1, 1)
    await deskWith().open()
    expect(await readdir(at.directory)).not.toContain('restore-abcdef')
  })

  test('leads that waited for a PostgreSQL which is set no more are delivered, each once', async () => {
    const away = deskWith({ DATABASE_URL: 'postgres://127.0.0.1:9/none' })
    expect((await submit({ name: 'Ждавшая' })).kind).toBe('accepted')
    await away.close()

    void deskWith().open()
    await expect.poll(mails).toHaveLength(1)
    expect(told('info', 'leads that waited for PostgreSQL are taken over')).toEqual([{ leads: 1 }])
    await at.desk.close()
    await deskWith().open()
    expect(told('info', 'leads that waited for PostgreSQL are taken over')).toHaveLength(1)
    expect((await at.desk.counts()).map(({ channel, state, count }) => [channel, state, count])).toEqual([
      ['mail', 'delivered', 1],
    ])
  })

  test('leads that waited for PostgreSQL and cannot be taken over yet are named', async () => {
    await mkdir(join(at.directory, 'waiting'))
    await writeFile(join(at.directory, 'waiting/leads.sqlite'), 'no database')
    await deskWith().open()
    expect(told('warn', 'leads that waited for PostgreSQL could not be taken over')).toHaveLength(1)
  })

  test('nothing is said when nothing is left', async () => {
    await earlierRun('mail', deliveredIn)
    void deskWith().open()
    await submit({ name: 'Другая' })
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1))
    expect(log.warn).not.toHaveBeenCalled()
    expect(told('info', 'leads erased after their time')).toEqual([])
  })
})
