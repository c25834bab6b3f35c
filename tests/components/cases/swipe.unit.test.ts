import { expect, test } from 'vitest'
import { swipeOf } from '../../../components/cases/popup/use-swipe.ts'

test.each([
  { name: 'to the left leads on', across: -120, down: 10, way: 'forward' },
  { name: 'to the right leads back', across: 120, down: -40, way: 'backward' },
  { name: 'too short is a tap', across: -40, down: 0, way: null },
  { name: 'aslant is a scroll', across: -120, down: 90, way: null },
])('a move $name', ({ across, down, way }) => {
  expect(swipeOf(across, down)).toBe(way)
})
