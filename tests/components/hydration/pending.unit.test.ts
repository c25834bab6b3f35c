import { expect, test, vi } from 'vitest'
import { markHydrated, markPending, afterHydration } from '../../../components/hydration/pending.ts'

test('what waits for the page is done when its last part is awake, and at once from then on', () => {
  const [one, other] = [Symbol('one'), Symbol('other')]
  const run = vi.fn<() => void>()
  markPending(one)
  markPending(other)

  afterHydration(run)
  markHydrated(one)
  markHydrated(one)
  expect(run).not.toHaveBeenCalled()
  markHydrated(other)
  markHydrated(other)
  expect(run).toHaveBeenCalledOnce()

  afterHydration(run)
  expect(run).toHaveBeenCalledTimes(2)
})
