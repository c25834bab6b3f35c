import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tapReader } from '../../../components/gallery/tap-reader.ts'

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
