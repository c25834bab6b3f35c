import { expect, test } from 'vitest'
import { createRequestQueue } from '../../../server/http/request-queue.ts'

test('a request is handled at once where nothing is under way, and those that come with it one by one, an iteration of the event loop each', () => {
  const scheduled: (() => void)[] = []
  const queue = createRequestQueue({ later: (next) => scheduled.push(next) })
  const done: string[] = []
  const add = (name: string) => queue.add(() => void done.push(name))
  const iterate = () => {
    for (const next of scheduled.splice(0)) next()
  }
  for (const name of ['a', 'b', 'c']) add(name)
  expect(done).toEqual(['a'])
  iterate()
  expect(done).toEqual(['a', 'b'])
  add('d')
  iterate()
  iterate()
  expect(done).toEqual(['a', 'b', 'c', 'd'])
  iterate()
  expect(scheduled).toEqual([])
  add('e')
  expect(done.at(-1)).toBe('e')
})

test('a queue tells how long it is and how long its first has waited, and nothing once it is empty', () => {
  const scheduled: (() => void)[] = []
  let now = 1000
  const { add, state } = createRequestQueue({ later: (next) => scheduled.push(next), now: () => now })
  add(() => {})
  expect(state()).toEqual({ length: 0, waitedMs: 0 })
  add(() => {})
  now += 30
  add(() => {})
  now += 5
  expect(state()).toEqual({ length: 2, waitedMs: 35 })
  scheduled.shift()?.()
  expect(state()).toEqual({ length: 1, waitedMs: 5 })
  scheduled.shift()?.()
  expect(state()).toEqual({ length: 0, waitedMs: 0 })
})

test('between two requests of a queue the event loop has iterations of its own, for those who connect', async () => {
  const { add } = createRequestQueue()
  let [iterations, isDone] = [0, false]
  const count = () => {
    iterations += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  add(() => {})
  await new Promise<void>((resolve) => add(resolve))
  isDone = true
  expect(iterations).toBeGreaterThanOrEqual(7)
})
