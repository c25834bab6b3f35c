import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closesOnDrag, tapReader, throttled } from '../../../components/gallery/rules.ts'

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

test('the wheel turns one picture in 300 ms', () => {
  const turned: number[] = []
  const turn = throttled((direction) => turned.push(direction))

  turn(1, 1000)
  turn(1, 1299)
  turn(-1, 1300)

  expect(turned).toEqual([1, -1])
})

describe('taps', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const reader = () => {
    const heard: string[] = []
    return {
      heard,
      tap: tapReader(
        () => heard.push('tap'),
        () => heard.push('double tap'),
      ),
    }
  }

  test('two within 350 ms and 30 px are a double one', () => {
    const { heard, tap } = reader()
    tap({ x: 100, y: 100 })
    vi.advanceTimersByTime(349)
    tap({ x: 118, y: 124 })
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['double tap'])
  })

  test('a second one too late is one more tap', () => {
    const { heard, tap } = reader()
    tap({ x: 100, y: 100 })
    vi.advanceTimersByTime(350)
    tap({ x: 100, y: 100 })
    vi.advanceTimersByTime(350)
    expect(heard).toEqual(['tap', 'tap'])
  })

  test('a second one too far away begins anew', () => {
    const { heard, tap } = reader()
    tap({ x: 100, y: 100 })
    tap({ x: 131, y: 100 })
    vi.advanceTimersByTime(350)
    expect(heard).toEqual(['tap'])
  })
})
