import { expect, test, vi } from 'vitest'
import { awoke, fellAsleep, whenAwake } from '../../../components/ui/asleep.ts'

test('what waits for the page is done when its last part is awake, and at once from then on', () => {
  const [one, other] = [Symbol('one'), Symbol('other')]
  const run = vi.fn<() => void>()
  fellAsleep(one)
  fellAsleep(other)

  whenAwake(run)
  awoke(one)
  awoke(one)
  expect(run).not.toHaveBeenCalled()
  awoke(other)
  awoke(other)
  expect(run).toHaveBeenCalledOnce()

  whenAwake(run)
  expect(run).toHaveBeenCalledTimes(2)
})
