import { expect, test } from 'vitest'
import { mustMatch } from '../../../tools/build/must-match.ts'

const plugin = () =>
  mustMatch({
    name: 'without-asserts',
    transform: { handler: (code: string) => ({ code: code.replace('assert()', '') }) },
  }) as ReturnType<typeof mustMatch<{ name: string; transform: { handler: (code: string) => { code: string } } }>> & {
    buildEnd: (error?: Error) => void
  }

test('a build ends well when a transform has changed a module', () => {
  const tried = plugin()

  expect(tried.transform.handler('assert();go()')).toEqual({ code: ';go()' })
  tried.transform.handler('go()')

  expect(() => tried.buildEnd()).not.toThrow()
})

test('a build fails when a transform has changed nothing, and names it', () => {
  const tried = plugin()
  tried.transform.handler('invariant();go()')

  expect(() => tried.buildEnd()).toThrow('without-asserts')
})

test('a build that has failed already keeps its own error', () => {
  expect(() => plugin().buildEnd(new Error('a syntax error'))).not.toThrow()
})
