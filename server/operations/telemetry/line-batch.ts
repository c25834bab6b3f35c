import { write, writeSync } from 'node:fs'
import { codeOf } from '../../base/error-reason.ts'

/** Characters written at once: a write per line costs more than the line. */
const FULL = 16_384
const WAIT_MS = 50
/** For a reader that has fallen behind. */
const BUSY_MS = 100
/** Characters that wait for it; later lines are dropped. */
const MOST_WAITING = 4_000_000
/** A reader that has stopped reading must not keep the program from ending. */
const LAST_TRIES = 50

const STDOUT = 1
const NOTHING = Buffer.alloc(0)

/**
 * Buffered standard output: lines are flushed by size or after a short delay. Those that cannot be
 * written, as on a full disk, to a closed terminal or to a reader that has stopped reading, are dropped:
 * the site goes on without its log.
 */
export function lineBatch(output = STDOUT) {
  let lines = ''
  /** Before `lines`. */
  let unwritten: Buffer = NOTHING
  let isWriting = false
  let timer: NodeJS.Timeout | null = null

  function send() {
    if (timer) clearTimeout(timer)
    timer = null
    if (isWriting) return
    isWriting = true
    const bytes = unwritten.length > 0 ? unwritten : take()
    unwritten = NOTHING
    write(output, bytes, (error, written) => {
      isWriting = false
      if (isBusy(error)) {
        unwritten = bytes
        timer ??= setTimeout(send, BUSY_MS)
        return
      }
      if (!error) unwritten = bytes.subarray(written)
      if (unwritten.length > 0 || (lines && !timer)) send()
    })
  }

  function take(): Buffer {
    const taken = Buffer.from(lines)
    lines = ''
    return taken
  }

  /** What is being written is left to its thread. */
  function flushSync() {
    writeNow(output, Buffer.concat([unwritten, take()]))
    unwritten = NOTHING
  }
  process.on('exit', flushSync)

  return {
    write(line: string) {
      if (lines.length >= MOST_WAITING) return
      lines += line
      if (lines.length >= FULL && unwritten.length === 0) send()
      else timer ??= setTimeout(send, WAIT_MS).unref()
    },
    /** Pino calls it after a fatal line. */
    flushSync,
  }
}

function writeNow(output: number, bytes: Buffer) {
  for (let tries = 0; bytes.length > 0 && tries < LAST_TRIES;)
    try {
      bytes = bytes.subarray(writeSync(output, bytes))
    } catch (error) {
      if (!isBusy(error)) return
      tries++
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS)
    }
}

const isBusy = (error: unknown) => codeOf(error) === 'EAGAIN'
