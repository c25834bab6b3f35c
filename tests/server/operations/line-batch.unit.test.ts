import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineBatch } from '../../../server/operations/line-batch.ts'

const output = { write: vi.fn<(lines: string) => void>(), flushSync: vi.fn<() => void>() }
const listenersBefore = process.listeners('exit')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(pino, 'destination').mockReturnValue(output as never)
  output.write.mockReset()
  output.flushSync.mockReset()
})
afterEach(() => {
  for (const listener of process.listeners('exit'))
    if (!listenersBefore.includes(listener)) process.off('exit', listener)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const written = () => output.write.mock.calls.map(([lines]) => lines)

test('lines of the same moment are written together, 50 ms after the first', () => {
  const batch = lineBatch()
  batch.write('one\n')
  vi.advanceTimersByTime(30)
  batch.write('two\n')
  vi.advanceTimersByTime(19)
  expect(written()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written()).toEqual(['one\ntwo\n'])
  batch.write('three\n')
  vi.advanceTimersByTime(50)
  expect(written()).toEqual(['one\ntwo\n', 'three\n'])
})

test('nobody waits until a line is written', () => {
  lineBatch()
  expect(pino.destination).toHaveBeenCalledExactlyOnceWith({ sync: false })
})

test('many are written at once, and not again later', () => {
  const batch = lineBatch()
  const line = `${'a'.repeat(8191)}\n`
  batch.write(line)
  expect(written()).toEqual([])
  batch.write(line)
  expect(written()).toEqual([line + line])
  vi.advanceTimersByTime(1000)
  expect(written()).toHaveLength(1)
})

test('a fatal line, and the end of the program, write what waits to the last byte', () => {
  const batch = lineBatch()
  batch.write('fatal\n')
  batch.flushSync()
  expect(written()).toEqual(['fatal\n'])
  expect(output.flushSync).toHaveBeenCalledOnce()

  batch.write('last\n')
  const onExit = process.listeners('exit').find((listener) => !listenersBefore.includes(listener))
  onExit?.(0)
  expect(written()).toEqual(['fatal\n', 'last\n'])
  expect(output.flushSync).toHaveBeenCalledTimes(2)
})

test('where nothing waits nothing is written, and what was written before is flushed', () => {
  lineBatch().flushSync()
  expect(written()).toEqual([])
  expect(output.flushSync).toHaveBeenCalledOnce()
})

test('a program with nothing else to do is not kept running by a line', () => {
  vi.useRealTimers()
  const unref = vi.fn()
  vi.spyOn(globalThis, 'setTimeout').mockReturnValue({ unref } as never)
  lineBatch().write('one\n')
  expect(unref).toHaveBeenCalledOnce()
})
