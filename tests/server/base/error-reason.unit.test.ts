import { assert, number, type } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '../../../server/base/error-reason.ts'

/** What `connect` fails with when a host has several addresses. */
const nobodyAnswers = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
const misfit = failureOf(() => assert({ PRICES: { FROM: 'дорого' } }, type({ PRICES: type({ FROM: number() }) })))

describe('the message of', () => {
  test.each([
    ['an error is its text', new TypeError('not a function'), 'not a function'],
    ['an error without a text is its code', nobodyAnswers, 'ECONNREFUSED'],
    ['an error with nothing but a class is that', new RangeError(''), 'RangeError'],
    ['anything else that was thrown is itself', 'broken', 'broken'],
  ])('%s', (_what, error, message) => {
    expect(messageOf(error)).toBe(message)
  })

  test('a value that does not fit its schema names its path', () => {
    expect(messageOf(misfit)).toMatch(/PRICES\.FROM.+Expected a number/)
  })
})

describe('the code of', () => {
  test.each([
    ['an error of the system', nobodyAnswers, 'ECONNREFUSED'],
    ['an error without one is its class', new TypeError('phone +7 (916) 246-81-35 is wrong'), 'TypeError'],
    ['an error whose code is no text is its class', Object.assign(new Error('text'), { code: 550 }), 'Error'],
    ['anything else that was thrown is unknown', 'phone +7 (916) 246-81-35 is wrong', 'unknown'],
  ])('%s', (_what, error, code) => {
    expect(codeOf(error)).toBe(code)
  })
})

function failureOf(work: () => void): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return null
}
