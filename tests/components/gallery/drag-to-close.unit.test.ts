import { describe, expect, test } from 'vitest'
import { closesOnDrag } from '../../../components/gallery/drag-to-close.ts'

describe('a drag up or down', () => {
  test.each([
    { distancePx: 200, durationMs: 900, isClosing: true },
    { distancePx: -200, durationMs: 900, isClosing: true },
    { distancePx: 199, durationMs: 300, isClosing: false },
    { distancePx: 50, durationMs: 299, isClosing: true },
    { distancePx: 50, durationMs: 300, isClosing: false },
    { distancePx: 49, durationMs: 100, isClosing: false },
  ])('of $distancePx px in $durationMs ms closes: $isClosing', ({ distancePx, durationMs, isClosing }) => {
    expect(closesOnDrag(distancePx, durationMs)).toBe(isClosing)
  })
})
