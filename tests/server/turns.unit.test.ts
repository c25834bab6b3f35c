import { expect, test } from 'vitest'
import { createTurns } from '../../server/turns.ts'

test('work begins at once where nothing is under way, and what comes with it one by one, a turn of the event loop each', () => {
  const turns: (() => void)[] = []
  const inTurn = createTurns({ later: (next) => turns.push(next) })
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
