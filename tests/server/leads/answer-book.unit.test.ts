import { describe, expect, test, vi } from 'vitest'
import { createAnswerBook, type Answer } from '../../../server/leads/answer-book.ts'

const OK: Answer = { status: 200, body: { status: 'ok' } }
const DAY_MS = 24 * 60 * 60 * 1000

const answering = (answer: Answer) => vi.fn(() => Promise.resolve(answer))

describe('a key', () => {
  test('replays the first answer', async () => {
    const book = createAnswerBook()
    const submit = answering(OK)

    await book.once('key', { name: 'Анна' }, submit)
    const replayed = await book.once('key', { name: 'Анна' }, submit)

    expect(replayed).toEqual(OK)
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('with other content is a conflict', async () => {
    const book = createAnswerBook()
    await book.once('key', { name: 'Анна' }, answering(OK))
    expect(await book.once('key', { name: 'Ольга' }, answering(OK))).toMatchObject({ status: 409 })
  })

  test('joins what is still being answered', async () => {
    const book = createAnswerBook()
    const submit = answering(OK)

    const answers = await Promise.all(Array.from({ length: 50 }, () => book.once('key', { name: 'Анна' }, submit)))

    expect(submit).toHaveBeenCalledTimes(1)
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
  })

  test.each([422, 503])('is free again after %i', async (status) => {
    const book = createAnswerBook()
    await book.once('key', { name: '' }, answering({ status, body: {} }))
    expect(await book.once('key', { name: 'Анна' }, answering(OK))).toEqual(OK)
  })

  test('is free again after an exception', async () => {
    const book = createAnswerBook()
    const failing = book.once('key', {}, () => Promise.reject(new Error('диск')))
    await expect(failing).rejects.toThrow('диск')
    expect(await book.once('key', {}, answering(OK))).toEqual(OK)
  })

  test('is kept for 24 hours', async () => {
    const clock = { now: 0 }
    const book = createAnswerBook(() => clock.now)
    await book.once('key', { name: 'Анна' }, answering(OK))

    clock.now = DAY_MS - 1
    expect(await book.once('key', { name: 'Ольга' }, answering(OK))).toMatchObject({ status: 409 })
    clock.now = DAY_MS
    expect(await book.once('key', { name: 'Ольга' }, answering(OK))).toEqual(OK)
  })
})

test.each([undefined, '', ['a', 'b']])('without a usable key (%j) every post is its own', async (key) => {
  const book = createAnswerBook()
  const submit = answering(OK)
  await book.once(key, {}, submit)
  await book.once(key, {}, submit)
  expect(submit).toHaveBeenCalledTimes(2)
})
