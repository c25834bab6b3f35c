import { expect, test } from 'vitest'
import { createTurns } from '../../server/turns.ts'

test('work begins at once where nothing is under way, and what comes with it one by one, a turn of the event loop each', () => {
  const turns: (() => void)[] = []
  const { take: inTurn } = createTurns({ later: (next) => turns.push(next) })
  const done: string[] = []
  const take = (name: string) => inTurn(() => void done.push(name))
  const turn = () => {
    for (const next of turns.splice(0)) next()
  }
  for (const name of ['a', 'b', 'c']) take(name)
  expect(done).toEqual(['a'])
  turn()
  expect(done).toEqual(['a', 'b'])
  take('d')
  turn()
  turn()
  expect(done).toEqual(['a', 'b', 'c', 'd'])
  turn()
  expect(turns).toEqual([])
  take('e')
  expect(done.at(-1)).toBe('e')
})

test('a line tells how long it is and how long its first has waited, and nothing once it is empty', () => {
  const turns: (() => void)[] = []
  let now = 1000
  const { take, line } = createTurns({ later: (next) => turns.push(next), now: () => now })
  take(() => {})
  expect(line()).toEqual({ length: 0, waitedMs: 0 })
  take(() => {})
  now += 30
  take(() => {})
  now += 5
  expect(line()).toEqual({ length: 2, waitedMs: 35 })
  turns.shift()?.()
  expect(line()).toEqual({ length: 1, waitedMs: 5 })
  turns.shift()?.()
  expect(line()).toEqual({ length: 0, waitedMs: 0 })
})

test('between two of a line a loop has turns of its own, for those who connect', async () => {
  const { take } = createTurns()
  let [turns, isDone] = [0, false]
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  take(() => {})
  await new Promise<void>((resolve) => take(resolve))
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(7)
})
