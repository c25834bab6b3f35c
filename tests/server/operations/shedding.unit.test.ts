import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorsPlugin } from '../../../server/operations/errors.ts'
import { sheddingPlugin } from '../../../server/operations/shedding.ts'

/** The event loop, as late as a test says. */
const loop = vi.hoisted(() => ({ delayMs: 10 }))
vi.mock('node:perf_hooks', () => ({
  monitorEventLoopDelay: () => ({
    enable: () => {},
    disable: () => {},
    reset: () => {},
    percentile: (percent: number) => (percent === 50 ? loop.delayMs * 1e6 : NaN),
  }),
}))

const LOOK_MS = 250
let app: FastifyInstance
let warnings: object[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  loop.delayMs = 10
  warnings = []
  app = Fastify()
  app.log.warn = (details: object) => void warnings.push(details)
  app.register(errorsPlugin)
  app.register(sheddingPlugin)
  await app.ready()
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
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

test('thousands of refusals are one line a minute, which counts them', async () => {
  const gate = app.gate('page', 0)
  const refuse = (times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => gate.enter(async () => 'never')))
  await refuse(1000)
  expect(warnings).toEqual([{ refused: 1, what: 'page', isLate: false }])
  vi.advanceTimersByTime(60_000)
  await refuse(1000)
  expect(warnings.slice(1)).toEqual([{ refused: 1000, what: 'page', isLate: false }])
})
