import { expect, test, vi } from 'vitest'
import { Overloaded } from '../../../server/base/errors.ts'
import { createGate } from '../../../server/base/gate.ts'

/** Work that ends, or fails, when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { run: () => promise, end: resolve, fail: reject }
}

test('a gate lets in so much at once and refuses the rest before it begins', async () => {
  const onRefusal = vi.fn()
  const gate = createGate({ what: 'page', most: () => 2, onRefusal })
  const [first, second] = [work(), work()]
  const entered = [gate.enter(first.run), gate.enter(second.run)]
  expect([gate.inHand(), gate.isFull()]).toEqual([2, true])
  const begin = vi.fn(async () => 'third')
  await expect(gate.enter(begin)).rejects.toThrow(new Overloaded('page', { isReported: true }))
  expect(begin).not.toHaveBeenCalled()
  expect(onRefusal).toHaveBeenCalledTimes(1)

  first.end('first')
  second.fail(new Error('second'))
  expect((await Promise.allSettled(entered)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(gate.inHand()).toBe(0)
  expect(await gate.enter(begin)).toBe('third')
})

test('a gate is asked with how much is in hand and how long the oldest of it has been', async () => {
  let now = 1000
  const asked: object[] = []
  const gate = createGate({ what: 'picture', most: (inHand) => asked.push(inHand) && Infinity, now: () => now })
  const [first, second] = [work(), work()]
  const entered = [gate.enter(first.run)]
  now += 70
  entered.push(gate.enter(second.run))
  now += 5
  gate.isFull()
  first.end('first')
  await entered[0]
  gate.isFull()
  expect(asked).toEqual([
    { length: 0, waitedMs: 0 },
    { length: 1, waitedMs: 70 },
    { length: 2, waitedMs: 75 },
    { length: 1, waitedMs: 5 },
  ])
})
