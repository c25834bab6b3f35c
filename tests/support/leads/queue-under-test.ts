import { afterEach, beforeEach, vi } from 'vitest'
import type { Channel } from '../../../server/leads/channels/channel.ts'
import { LEASE_MS, type ClaimedDelivery, type Deliveries } from '../../../server/leads/deliveries.ts'
import { createDeliveryQueue } from '../../../server/leads/delivery-queue.ts'
import { acceptedLead } from './accepted-lead.ts'
import { createTestClock, START } from './test-clock.ts'

export const POLL_MS = 2000

/** A queue for each test, with mocked deliveries and channel. */
export function queueUnderTest() {
  const deliver = vi.fn<Channel['deliver']>()
  const close = vi.fn<() => Promise<void>>()
  const claim = vi.fn<Deliveries['claim']>()
  const settle = vi.fn<Deliveries['settle']>()
  const retryWaiting = vi.fn<Deliveries['retryWaiting']>()
  const onSettled = vi.fn<(channel: Channel, settlement: object) => void>()
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() }

  const at = {
    clock: createTestClock(),
    /** Ids of leads that are due. */
    waiting: [] as string[],
    queue: null as unknown as ReturnType<typeof createDeliveryQueue>,
  }

  function open(change: Partial<Channel> = {}) {
    const channel: Channel = { name: 'test', concurrency: 2, deliver, close, ...change }
    const deliveries = { claim, settle, retryWaiting } as unknown as Deliveries
    at.queue = createDeliveryQueue({ channel, deliveries, clock: at.clock, log, onSettled })
    return channel
  }

  async function start(change: Partial<Channel> = {}) {
    const channel = open(change)
    at.queue.start()
    await settled()
    return channel
  }

  /** Moves the clock on, so that pending timeouts do not delay the stop. */
  async function stop() {
    const stopping = at.queue.stop()
    await settled()
    at.clock.advance(LEASE_MS)
    await stopping
  }

  async function settled() {
    for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate)
  }

  async function after(ms: number) {
    at.clock.advance(ms)
    await settled()
  }

  const triedIds = () => deliver.mock.calls.map(([lead]) => lead.id)

  beforeEach(() => {
    at.clock = createTestClock()
    at.waiting = []
    vi.spyOn(Math, 'random').mockReturnValue(1)
    for (const mock of [deliver, close, claim, settle, retryWaiting, onSettled, log.info, log.warn, log.error])
      mock.mockReset()
    claim.mockImplementation(async (_channel, limit) => at.waiting.splice(0, limit).map(claimed))
    retryWaiting.mockResolvedValue()
    settle.mockImplementation(async (_delivery, failure) =>
      failure
        ? { state: 'queued', reason: failure.reason, needsStaff: failure.needsStaff }
        : { state: 'delivered', reason: null, needsStaff: false },
    )
  })
  afterEach(async () => {
    await stop()
    vi.restoreAllMocks()
  })
  const mocks = { deliver, close, claim, settle, retryWaiting, onSettled, log }
  return Object.assign(at, mocks, { open, start, stop, settled, after, triedIds })
}

export const claimed = (id: string): ClaimedDelivery => ({
  lead: acceptedLead({ id }),
  channel: 'test',
  details: { sessionId: '1' },
  deliveredTo: new Set(['boss@versta.example']),
  attempt: 3,
  failures: 2,
  queuedAt: START,
})
