import { expect, test } from 'vitest'
import { createTurns } from '../../server/turns.ts'

/** An event loop whose turns and time are the test's. */
function loop() {
  const world = { now: 0, later: [] as (() => void)[] }
  const inTurn = createTurns({ now: () => world.now, later: (begin) => world.later.push(begin) })
  const done: string[] = []
  return {
    done,
    take: (name: string, ms = 0): void =>
      inTurn(() => {
        done.push(name)
        world.now += ms
      }),
    turn: async () => {
      for (const begin of world.later.splice(0)) begin()
      await new Promise(setImmediate)
    },
    isAsleep: () => world.later.length === 0,
  }
}

test('work begins at once where nothing is under way, and what comes with it in the next turn', async () => {
  const { done, take, turn, isAsleep } = loop()
  for (const name of ['a', 'b', 'c']) take(name)
  expect(done).toEqual(['a'])
  await turn()
  expect(done).toEqual(['a', 'b', 'c'])
  expect(isAsleep()).toBe(true)
  take('d')
  expect(done).toEqual(['a', 'b', 'c', 'd'])
})

test('a turn ends after a few milliseconds, and the rest stays in line', async () => {
  const { done, take, turn } = loop()
  for (const name of ['a', 'b', 'c', 'd', 'e']) take(name, 2)
  await turn()
  expect(done).toEqual(['a', 'b', 'c'])
  take('f', 2)
  await turn()
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e'])
  await turn()
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('what a piece of work does before it waits counts as its time', async () => {
  const world = { now: 0, later: [] as (() => void)[] }
  const inTurn = createTurns({ now: () => world.now, later: (begin) => world.later.push(begin) })
  const done: string[] = []
  const render = (name: string) =>
    inTurn(() => {
      void Promise.resolve()
        .then(() => Promise.resolve())
        .then(() => void done.push(name))
        .finally(() => (world.now += 5))
    })
  for (const name of ['a', 'b', 'c']) render(name)
  await new Promise(setImmediate)
  for (const begin of world.later.splice(0)) begin()
  await new Promise(setImmediate)
  expect(done).toEqual(['a', 'b'])
})
