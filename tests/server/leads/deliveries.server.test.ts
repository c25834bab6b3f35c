import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Channel } from '../../../server/leads/channels/channel.ts'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { systemClock } from '../../../server/leads/clock.ts'
import { LEASE_MS } from '../../../server/leads/deliveries.ts'
import { openLeads, testChannel } from '../../support/leads/leads.ts'
import { STORES, type OpenStore } from '../../support/leads/stores.ts'
import { createTestClock } from '../../support/leads/test-clock.ts'

type Leads = ReturnType<typeof openLeads>

const SECOND_MS = 1000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

for (const { engine, isMissing, open } of STORES)
  describe.skipIf(isMissing)(`deliveries in ${engine}`, () => {
    let store: OpenStore
    const opened: { close: () => Promise<void> }[] = []
    const openWith: typeof openLeads = (...given) => {
      const leads = openLeads(...given)
      opened.push(leads)
      return leads
    }

    beforeEach(async () => {
      store = await open()
    })
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((leads) => leads.close()))
      await store.drop()
    })

    test('are made once each, however many processes look for them', async () => {
      const [first, second] = [testChannel(), testChannel()]
      const [here, there] = [first, second].map(({ channel }) => openWith(store, [channel], systemClock, 5)) as [
        Leads,
        Leads,
      ]
      const names = Array.from({ length: 60 }, (_, index) => `Гость ${index}`)

      here.start()
      there.start()
      await Promise.all(names.map((name, index) => (index % 2 ? here : there).post({ name })))
      await vi.waitFor(() => expect([...first.taken, ...second.taken].length).toBeGreaterThanOrEqual(60))

      expect([...first.taken, ...second.taken].toSorted()).toEqual(names.toSorted())
    })

    test('of a process that died are another’s after the lease, and its late word counts no more', async () => {
      const clock = createTestClock()
      const { channel } = testChannel()
      const [dying, other] = [openWith(store, [channel], clock), openWith(store, [channel], clock)]
      await dying.post()
      const [claimed] = await dying.deliveries.claim('test', 1)

      clock.advance(LEASE_MS - 1)
      const tooEarly = await other.deliveries.claim('test', 1)
      clock.advance(1)
      const [again] = await other.deliveries.claim('test', 1)
      await dying.deliveries.settle(claimed!, new DeliveryFailure('refused', 'late'))
      await other.deliveries.settle(again!, null)

      expect(tooEarly).toEqual([])
      expect(again).toMatchObject({ attempt: 2, lead: { id: claimed?.lead.id } })
      expect((await other.archive.list())[0]?.deliveries).toMatchObject([{ state: 'delivered', reason: null }])
    })

    test('in flight are made once, though the clock is set forward or back meanwhile', async () => {
      let stepMs = 0
      const clock = { ...systemClock, now: () => Date.now() + stepMs }
      const answer = Promise.withResolvers<void>()
      const { channel, tried } = testChannel('test', ({ name }) =>
        name === 'Анна' ? answer.promise : Promise.resolve(),
      )
      const leads = openWith(store, [channel], clock, 5)
      leads.start()
      for (const [name, ms] of [
        ['Анна', 0],
        ['Борис', LEASE_MS],
        ['Вера', -HOUR_MS],
      ] as const) {
        stepMs = ms
        await leads.post({ name })
        await vi.waitFor(() => expect(tried).toContain(name))
      }
      expect(tried).toEqual(['Анна', 'Борис', 'Вера'])

      answer.resolve()
      const once = { state: 'delivered', attempts: 1 }
      await vi.waitFor(async () =>
        expect((await leads.archive.list()).flatMap(({ deliveries }) => deliveries)).toMatchObject([once, once, once]),
      )
    })

    test('fail at once where the other side refuses for good, and can be resent', async () => {
      const clock = createTestClock()
      const { channel, tried } = testChannel('test', async () => {
        throw new DeliveryFailure('refused', 'SMTP 550')
      })
      const leads = openWith(store, [channel], clock, MINUTE_MS)
      await leads.post()
      leads.start()
      await clock.pass(30 * MINUTE_MS, leads.isIdle)
      const [failed] = await leads.archive.list({ failed: true })
      const resent = await leads.archive.resendFailed()
      await clock.pass(MINUTE_MS, leads.isIdle)

      expect(failed?.deliveries).toMatchObject([{ state: 'failed', reason: 'SMTP 550', attempts: 1 }])
      expect(resent).toBe(1)
      expect(tried).toHaveLength(2)
    })

    test('are tried for three days, ever more rarely, and kept as failed after that', async () => {
      const clock = createTestClock()
      const moments: number[] = []
      const { channel } = testChannel('test', async () => {
        moments.push(clock.now())
        throw new Error('451 try later')
      })
      const leads = openWith(store, [channel], clock, 10 * MINUTE_MS)
      await leads.post()
      leads.start()
      await clock.pass(4 * DAY_MS, leads.isIdle)

      const pauses = moments.slice(1).map((moment, index) => moment - moments[index]!)
      expect(pauses[0]).toBeLessThanOrEqual(11 * MINUTE_MS)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(HOUR_MS + 10 * MINUTE_MS)
      expect(Math.max(...pauses)).toBeGreaterThan(HOUR_MS / 2)
      expect(moments.at(-1)! - moments[0]!).toBeGreaterThanOrEqual(3 * DAY_MS)
      expect((await leads.archive.list())[0]?.deliveries).toMatchObject([{ state: 'failed', reason: 'Error' }])
    })

    test.each(['waited untried', 'were tried'])(
      'that %s before nobody tried them for days, the site or its channel being off, have three days of tries yet',
      async (before) => {
        const clock = createTestClock()
        const { channel, tried } = testChannel('test', async () => {
          throw new Error('451 try later')
        })
        const off = openWith(store, [channel], clock, 10 * MINUTE_MS)
        for (const name of ['Анна', 'Борис']) {
          await off.post({ name })
          clock.advance(SECOND_MS)
        }
        if (before === 'were tried') {
          off.start()
          await clock.pass(DAY_MS, off.isIdle)
        }
        await opened.pop()?.close()
        clock.advance(4 * DAY_MS)
        tried.length = 0

        const leads = openWith(store, [channel], clock, 10 * MINUTE_MS)
        const states = async () =>
          (await leads.archive.list()).flatMap(({ deliveries }) => deliveries.map(({ state }) => state))
        leads.start()
        await clock.pass((before === 'were tried' ? 2 : 3) * DAY_MS - HOUR_MS, leads.isIdle)
        expect([tried.slice(0, 2), await states()]).toEqual([
          ['Анна', 'Борис'],
          ['queued', 'queued'],
        ])

        await clock.pass(3 * HOUR_MS, leads.isIdle)
        expect(await states()).toEqual(['failed', 'failed'])
      },
    )

    test('to several recipients are made to each once, whoever of them takes the lead later', async () => {
      const clock = createTestClock()
      const got: string[] = []
      let isBossAway = true
      const channel: Channel = {
        name: 'test',
        concurrency: 1,
        async deliver(_lead, { deliveredTo }) {
          for (const recipient of ['staff', 'boss'].filter((one) => !deliveredTo.has(one))) {
            if (recipient === 'boss' && isBossAway) throw new Error('450 busy')
            got.push(recipient)
            deliveredTo.add(recipient)
          }
        },
      }
      const first = openWith(store, [channel], clock, MINUTE_MS)
      await first.post()
      first.start()
      await clock.pass(HOUR_MS, first.isIdle)
      expect(got).toEqual(['staff'])
      await opened.pop()?.close()

      isBossAway = false
      const next = openWith(store, [channel], clock, MINUTE_MS)
      next.start()
      await clock.pass(2 * HOUR_MS, next.isIdle)
      expect(got).toEqual(['staff', 'boss'])
      expect((await next.archive.list())[0]?.deliveries).toMatchObject([{ state: 'delivered' }])
    })

    test('of one channel never wait for another that hangs, refuses or is gone', async () => {
      const { channel: hanging } = testChannel('hanging', () => new Promise(() => {}))
      const { channel: gone } = testChannel('gone', async () => {
        throw new DeliveryFailure('unreachable', 'ECONNREFUSED')
      })
      const { channel: working, taken } = testChannel('working')
      const leads = openWith(store, [hanging, gone, working], systemClock)
      leads.start()
      await Promise.all(Array.from({ length: 20 }, (_, index) => leads.post({ name: `Гость ${index}` })))

      const delivered = { channel: 'working', state: 'delivered', count: 20, oldest: null }
      const underway = { channel: 'hanging', state: 'sending', count: 4, oldest: null }
      await vi.waitFor(async () =>
        expect(await leads.archive.counts()).toEqual(expect.arrayContaining([delivered, underway])),
      )
      expect(taken).toHaveLength(20)
    })

    test('after an outage go oldest first and few at a time, though one lead alone tried the door', async () => {
      const clock = createTestClock()
      const door = { isOpen: false, most: 0, inside: 0 }
      const { channel, tried, taken } = testChannel('test', async () => {
        if (!door.isOpen) throw new DeliveryFailure('unreachable', 'ECONNREFUSED')
        door.inside += 1
        door.most = Math.max(door.most, door.inside)
        await new Promise((resolve) => setTimeout(resolve, 1))
        door.inside -= 1
      })
      const leads = openWith(store, [channel], clock, 5 * MINUTE_MS)
      leads.start()
      const names = Array.from({ length: 12 }, (_, index) => `Гость ${String(index).padStart(2, '0')}`)
      for (const name of names) {
        await leads.post({ name })
        await clock.pass(HOUR_MS / 2, leads.isIdle)
      }
      const triedWhileClosed = tried.splice(0)
      door.isOpen = true
      await clock.pass(MINUTE_MS, leads.isIdle)

      expect(new Set(triedWhileClosed)).toEqual(new Set(['Гость 00']))
      expect(triedWhileClosed.length).toBeLessThan((6 * HOUR_MS) / (15 * SECOND_MS))
      expect(taken).toHaveLength(12)
      expect(tried).toEqual(names)
      expect(door.most).toBeLessThanOrEqual(4)
    })
  })
