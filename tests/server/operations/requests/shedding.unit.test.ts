import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorsPlugin } from '../../../../server/operations/requests/errors.ts'
import { sheddingPlugin } from '../../../../server/operations/requests/shedding.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

/** The event loop, as late as a test says. */
const loop = vi.hoisted(() => ({ delayMs: 10, enable: vi.fn(), disable: vi.fn(), reset: vi.fn() }))
vi.mock('node:perf_hooks', () => ({
  monitorEventLoopDelay: () => ({
    ...loop,
    percentile: (percent: number) => (percent === 50 ? loop.delayMs * 1e6 : NaN),
  }),
}))

const LOOK_MS = 250
const EMPTY = { length: 0, waitedMs: 0 }
let app: FastifyInstance
let queue = EMPTY
let warnings: object[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  loop.delayMs = 10
  queue = EMPTY
  warnings = []
  app = Fastify()
  app.log.warn = (details: object) => void warnings.push(details)
  app.register(errorsPlugin, { site: demoConfig({}).site })
  app.register(sheddingPlugin, { queue: () => queue })
  await app.ready()
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
  vi.clearAllMocks()
})

function lateness(ms: number) {
  loop.delayMs = ms
  vi.advanceTimersByTime(LOOK_MS)
}

const never = () => new Promise<never>(() => {})
const refusalsOf = () => app.shedding.counts().find(({ what }) => what === 'page')

test('an event loop that is late shrinks a gate to an eighth, and the first look in time opens it', async () => {
  const gate = app.gate('page', 64)
  for (let count = 0; count < 8; count += 1) void gate.enter(never)
  expect(gate.isFull()).toBe(false)
  lateness(201)
  expect([gate.isFull(), app.shedding.isLate()]).toEqual([true, true])
  await expect(gate.enter(never)).rejects.toThrow('too much at once: page')
  expect(refusalsOf()).toEqual({ what: 'page', refused: 1, inHand: 8 })
  lateness(200)
  expect([gate.isFull(), app.shedding.isLate()]).toEqual([false, false])
})

test('the event loop is watched from one look to the next, until the site ends', async () => {
  expect(loop.enable).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2 * LOOK_MS)
  expect(loop.reset).toHaveBeenCalledTimes(2)
  await app.close()
  expect(loop.disable).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a long queue whose first has waited long lets nothing in, and is worked off by refusals', async () => {
  const gate = app.gate('page', 64)
  queue = { length: 64, waitedMs: 501 }
  await expect(gate.enter(never)).rejects.toThrow('too much at once: page')
  expect(refusalsOf()).toEqual({ what: 'page', refused: 1, inHand: 0 })
  expect(warnings).toEqual([{ refused: 1, what: 'page', isLate: false, queue }])
  queue = { length: 64, waitedMs: 500 }
  await expect(gate.enter(async () => 'made')).resolves.toBe('made')
})

test('a long queue whose first has waited long takes no more, and each that is sent away counts', () => {
  queue = { length: 64, waitedMs: 501 }
  expect(app.shedding.tryQueue('page')).toBe(false)
  expect(app.shedding.tryQueue('page', () => true)).toBe(true)
  expect(refusalsOf()).toMatchObject({ refused: 1 })
  for (const shorter of [{ length: 63, waitedMs: 501 }, { length: 64, waitedMs: 500 }, EMPTY]) {
    queue = shorter
    expect(app.shedding.tryQueue('page')).toBe(true)
  }
  expect(refusalsOf()).toMatchObject({ refused: 1 })
})

test('pictures that are drawn slower than they are asked for are refused once the oldest is old', async () => {
  const gate = app.gate('picture', 256)
  for (let count = 0; count < 64; count += 1) void gate.enter(never)
  vi.advanceTimersByTime(2000)
  expect(gate.isFull()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(gate.isFull()).toBe(true)
})

test('pictures of one host that are old close no gate of another host, and all in hand are counted', async () => {
  const [silent, other] = [app.gate('picture', 256), app.gate('picture', 256)]
  for (let count = 0; count < 64; count += 1) void silent.enter(never)
  void other.enter(never)
  vi.advanceTimersByTime(2001)
  expect([silent.isFull(), other.isFull()]).toEqual([true, false])
  expect(app.shedding.counts().find(({ what }) => what === 'picture')).toMatchObject({ inHand: 65 })
})

test('a visitor alone with a slow machine is refused nothing, however long it takes', async () => {
  const gate = app.gate('picture', 256)
  queue = { length: 63, waitedMs: 60_000 }
  for (let count = 0; count < 62; count += 1) void gate.enter(never)
  vi.advanceTimersByTime(60_000)
  await expect(gate.enter(async () => 'drawn')).resolves.toBe('drawn')
})

test('thousands of refusals are one line a minute, which counts them', async () => {
  const gate = app.gate('page', 0)
  const refuse = (times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => gate.enter(async () => 'never')))
  await refuse(1000)
  expect(warnings).toEqual([{ refused: 1, what: 'page', isLate: false, queue }])
  vi.advanceTimersByTime(60_000)
  await refuse(1000)
  expect(warnings.slice(1)).toEqual([{ refused: 1000, what: 'page', isLate: false, queue }])
})
