import { expect, test, vi } from 'vitest'
import { lazy, loadLazyModules } from '../../../server/base/lazy.ts'

test('code nobody needs is not read, and what is needed is read once', async () => {
  const load = vi.fn(async () => 'code')
  const code = lazy(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([code(), code()])).toEqual(['code', 'code'])
  expect(load).toHaveBeenCalledOnce()
})

test('code that could not be read once is read for who needs it next', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('EMFILE'))
  const code = lazy(load)
  await expect(code()).rejects.toThrow('EMFILE')
  expect(await code()).toBe('code')
})

test('what is under way ends before code is read', async () => {
  const order: string[] = []
  const code = lazy(async () => void order.push('read'))
  const reading = code()
  await Promise.resolve().then(() => order.push('answered'))
  await reading
  expect(order).toEqual(['answered', 'read'])
})

test('what has not been needed is read when all is', async () => {
  const load = vi.fn(async () => 'code')
  const code = lazy(load)
  await loadLazyModules()
  expect(load).toHaveBeenCalledOnce()
  await code()
  expect(load).toHaveBeenCalledOnce()
})
