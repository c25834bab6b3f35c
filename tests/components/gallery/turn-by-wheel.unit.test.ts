import { expect, test } from 'vitest'
import { throttled } from '../../../components/gallery/turn-by-wheel.ts'

test('the wheel turns one picture in 300 ms', () => {
  const turned: number[] = []
  const turn = throttled((direction) => turned.push(direction))

  turn(1, 1000)
  turn(1, 1299)
  turn(-1, 1300)

  expect(turned).toEqual([1, -1])
})
