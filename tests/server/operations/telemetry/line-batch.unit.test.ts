import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as realSleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineBatch } from '../../../../server/operations/telemetry/line-batch.ts'
import { killOnExit } from '../../../support/site/programs.ts'

const listenersBefore = process.listeners('exit')

let folder: string
let output: number

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  folder = await mkdtemp(join(tmpdir(), 'versta-log-'))
  output = openSync(join(folder, 'log'), 'a')
})
afterEach(async () => {
  for (const listener of process.listeners('exit'))
    if (!listenersBefore.includes(listener)) process.off('exit', listener)
  vi.restoreAllMocks()
  vi.useRealTimers()
  closeSync(output)
  await rm(folder, { recursive: true })
})

const written = () => readFileSync(join(folder, 'log'), 'utf8')
const isWritten = (lines: string) => vi.waitFor(() => expect(written()).toBe(lines), { timeout: 30_000 })

test('lines of the same moment are written together, 50 ms after the first', async () => {
  const batch = lineBatch(output)
  batch.write('one\n')
  vi.advanceTimersByTime(30)
  batch.write('two\n')
  vi.advanceTimersByTime(19)
  batch.write('three\n')
  expect(written()).toBe('')
  vi.advanceTimersByTime(1)
  await isWritten('one\ntwo\nthree\n')
  batch.write('four\n')
  vi.advanceTimersByTime(50)
  await isWritten('one\ntwo\nthree\nfour\n')
})

test('a line that comes while others are written is written after them', async () => {
  const batch = lineBatch(output)
  batch.write('one\n')
  vi.advanceTimersByTime(50)
  batch.write('two\n')
  vi.advanceTimersByTime(50)
  await isWritten('one\ntwo\n')
})

test('many are written at once, and not again later', async () => {
  const batch = lineBatch(output)
  const line = `${'я'.repeat(8191)}\n`
  batch.write(line)
  batch.write(line)
  await isWritten(line + line)
  vi.advanceTimersByTime(1000)
  batch.flushSync()
  expect(written()).toBe(line + line)
})

test('a fatal line, and the end of the program, write what waits to the last byte', () => {
  const batch = lineBatch(output)
  batch.write('fatal\n')
  batch.flushSync()
  expect(written()).toBe('fatal\n')

  batch.write('last\n')
  const onExit = process.listeners('exit').find((listener) => !listenersBefore.includes(listener))
  onExit?.(0)
  expect(written()).toBe('fatal\nlast\n')
})

test('a program with nothing else to do is not kept running by a line', () => {
  vi.useRealTimers()
  const unref = vi.fn()
  vi.spyOn(globalThis, 'setTimeout').mockReturnValue({ unref } as never)
  lineBatch(output).write('one\n')
  expect(unref).toHaveBeenCalledOnce()
})

test('a reader that falls behind gets all that was written', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe')])
  const pipe = openSync(join(folder, 'pipe'), constants.O_RDWR | constants.O_NONBLOCK)
  const batch = lineBatch(pipe)
  const line = `${'a'.repeat(99_999)}\n`
  let read = ''
  try {
    for (let times = 0; times < 3; times++) batch.write(line)
    await vi.waitFor(
      () => {
        const bytes = Buffer.alloc(10_000)
        vi.advanceTimersByTime(100)
        read += bytes.toString('utf8', 0, readSync(pipe, bytes))
        expect(read).toHaveLength(300_000)
      },
      { timeout: 30_000, interval: 1 },
    )
    expect(read).toBe(line.repeat(3))
  } finally {
    closeSync(pipe)
  }
})

test('of what a reader does not read a few megabytes wait, the earliest, and whole lines', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe')])
  const pipe = openSync(join(folder, 'pipe'), constants.O_RDWR | constants.O_NONBLOCK)
  const batch = lineBatch(pipe)
  const lines = Array.from({ length: 100 }, (_, index) => `${String(index).padStart(99_999, '0')}\n`)
  const readable = Buffer.alloc(1_000_000)
  let read = ''
  try {
    for (const line of lines) batch.write(line)
    for (let emptyInRow = 0; emptyInRow < 20; emptyInRow += 1) {
      await realSleep(2)
      vi.advanceTimersByTime(100)
      try {
        read += readable.toString('utf8', 0, readSync(pipe, readable))
        emptyInRow = 0
      } catch (error) {
        expect(error).toMatchObject({ code: 'EAGAIN' })
      }
    }
    expect(read.length).toBeGreaterThan(3_000_000)
    expect(read.length).toBeLessThan(6_000_000)
    expect(lines.join('').startsWith(read)).toBe(true)
    expect(read.endsWith('\n')).toBe(true)
  } finally {
    closeSync(pipe)
  }
})

/** Answers each line of its input, which it logs, and ends with a fatal line. */
const PROGRAM = `
import { createInterface } from 'node:readline'
import { createLogger } from '${join(import.meta.dirname, '../../../../server/operations/telemetry/logging.ts')}'
const log = createLogger('info')
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaughtException')
  process.exit(1)
})
for await (const line of createInterface({ input: process.stdin })) {
  log.info(line)
  await new Promise((resolve) => setTimeout(resolve, 60))
  process.stderr.write(line + '\\n')
}
log.fatal('the end')
process.exit(3)
`

test('on a full disk a program works on and ends as it would', async () => {
  const full = openSync('/dev/full', 'w')
  const program = killOnExit(
    spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: ['pipe', full, 'pipe'] }),
  )
  closeSync(full)
  for (const line of ['one', 'two']) {
    program.stdin?.write(`${line}\n`)
    expect(String((await once(program.stderr!, 'data'))[0])).toBe(`${line}\n`)
  }
  program.stdin?.end()
  expect(await once(program, 'exit')).toEqual([3, null])
})
