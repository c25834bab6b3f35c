import { expect, test } from 'vitest'
import { createPauses } from '../../../server/media/pauses.ts'

const PAUSE_MS = 3000

function pausesUnderTest() {
  const clock = { now: 0 }
  return { clock, pauses: createPauses(PAUSE_MS, () => clock.now) }
}

test('an address is paused with what came of it, and no longer than that', async () => {
  const { clock, pauses } = pausesUnderTest()
  pauses.add('/a.png', Promise.resolve(null))
  pauses.add('/b.png', Promise.reject(new Error('down')))

  clock.now = PAUSE_MS - 1
  expect([pauses.isPaused('/a.png'), pauses.isPaused('/c.png')]).toEqual([true, false])
  await expect(pauses.outcomeOf('/a.png')).resolves.toBe(null)
  await expect(pauses.outcomeOf('/b.png')).rejects.toThrow('down')

  clock.now = PAUSE_MS
  expect([pauses.isPaused('/a.png'), pauses.outcomeOf('/a.png')]).toEqual([false, undefined])
})

test('addresses whose pause is over are forgotten with the next one, however few there are', () => {
  const { clock, pauses } = pausesUnderTest()
  for (let number = 0; number < 100; number++) pauses.add(`/${number}.png`, Promise.resolve(null))
  clock.now = PAUSE_MS - 1
  pauses.add('/late.png', Promise.resolve(null))
  expect(pauses.count).toBe(101)

  clock.now = PAUSE_MS
  pauses.add('/next.png', Promise.resolve(null))

  expect(pauses.count).toBe(2)
})

test('an address that is asked for meanwhile is forgotten as soon', () => {
  const { clock, pauses } = pausesUnderTest()
  pauses.add('/asked.png', Promise.resolve(null))
  clock.now = 1
  pauses.add('/other.png', Promise.resolve(null))
  void pauses.outcomeOf('/asked.png')

  clock.now = PAUSE_MS
  pauses.add('/next.png', Promise.resolve(null))

  expect(pauses.count).toBe(2)
})

test('of addresses that come all at once the last thousand are remembered', () => {
  const { pauses } = pausesUnderTest()
  for (let number = 0; number <= 1000; number++) pauses.add(`/${number}.png`, Promise.resolve(null))
  expect([pauses.count, pauses.isPaused('/0.png'), pauses.isPaused('/1.png')]).toEqual([1000, false, true])
})

test('a pause does not last until a clock that was set back comes to its end', () => {
  const { clock, pauses } = pausesUnderTest()
  clock.now = 3_600_000
  pauses.add('/a.png', Promise.resolve(null))
  clock.now = 0
  expect(pauses.isPaused('/a.png')).toBe(false)
})
