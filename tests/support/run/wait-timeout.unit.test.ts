import { expect, test, vi } from 'vitest'

test('what is waited for may take longer than a second', async () => {
  const startedAt = performance.now()
  const isThere = () => performance.now() - startedAt > 1200
  const [, untilThere] = await Promise.all([vi.waitFor(() => expect(isThere()).toBe(true)), vi.waitUntil(isThere)])
  expect(untilThere).toBe(true)
})
