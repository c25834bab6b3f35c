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
  await expect(gate.enter(begin)).rejects.toThrow(new Overloaded('page'))
  expect(begin).not.toHaveBeenCalled()
  expect(onRefusal).toHaveBeenCalledTimes(1)

  first.end('first')
  second.fail(new Error('second'))
  expect((await Promise.allSettled(entered)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(gate.inHand()).toBe(0)
  expect(await gate.enter(begin)).toBe('third')
})
