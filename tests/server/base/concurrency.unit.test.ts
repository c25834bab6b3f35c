import { describe, expect, test } from 'vitest'
import { limitConcurrency, type Limiter } from '../../../server/base/concurrency.ts'
import { Overloaded } from '../../../server/base/errors.ts'

/** Tasks that end when they are told to. */
function tasksOf(limited: Limiter) {
  const begun: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const start = (name: string) =>
    limited(async () => {
      begun.push(name)
      await new Promise<void>((resolve, reject) => {
        ends.set(name, (failure) => (failure ? reject(failure) : resolve()))
      })
      return name
    })
  const settle = () => new Promise(setImmediate)
  return { begun, start, end: (name: string, failure?: Error) => (ends.get(name)?.(failure), settle()), settle }
}

describe('a limit of two', () => {
  test('lets two tasks run at once and the others in order, one for each that ends', async () => {
    const { begun, start, end, settle } = tasksOf(limitConcurrency({ atOnce: 2 }))
    const all = ['a', 'b', 'c', 'd'].map(start)
    await settle()
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('c')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    await end('a')
    await end('d')
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('has two places again when all is done', async () => {
    const { begun, start, end, settle } = tasksOf(limitConcurrency({ atOnce: 2 }))
    const first = ['a', 'b', 'c'].map(start)
    await settle()
    for (const name of ['a', 'b', 'c']) await end(name)
    await Promise.all(first)
    const second = ['d', 'e', 'f'].map(start)
    await settle()
    expect(begun.slice(3)).toEqual(['d', 'e'])
    for (const name of ['d', 'e', 'f']) await end(name)
    await Promise.all(second)
  })

  test('goes on after a failure, which is its task’s own', async () => {
    const { begun, start, end, settle } = tasksOf(limitConcurrency({ atOnce: 1 }))
    const [failing, next] = [start('a'), start('b')]
    await settle()
    const failed = expect(failing).rejects.toThrow('сломано')
    await end('a', new Error('сломано'))
    await failed
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    await expect(next).resolves.toBe('b')
  })
})

test('a limit refuses a task that would wait behind too many', async () => {
  const { start, end, settle } = tasksOf(limitConcurrency({ atOnce: 1, waiting: 1, what: 'renders' }))
  const taken = [start('a'), start('b')]
  await settle()
  await expect(start('c')).rejects.toThrow(new Overloaded('renders'))
  await end('a')
  await end('b')
  expect(await Promise.all(taken)).toEqual(['a', 'b'])
})
