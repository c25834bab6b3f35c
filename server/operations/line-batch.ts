import pino from 'pino'

/** Characters written at once: a write per line costs more than the line. */
const FULL = 16_384
const WAIT_MS = 50

/** Buffered standard output: lines are flushed by size or after a short delay. */
export function lineBatch() {
  const output = pino.destination({ sync: false })
  let lines = ''
  let timer: NodeJS.Timeout | null = null

  const send = () => {
    if (timer) clearTimeout(timer)
    timer = null
    output.write(lines)
    lines = ''
  }
  const flushSync = () => {
    if (lines) send()
    output.flushSync()
  }
  process.on('exit', flushSync)

  return {
    write(line: string) {
      lines += line
      if (lines.length >= FULL) send()
      else timer ??= setTimeout(send, WAIT_MS).unref()
    },
    /** Pino calls it after a fatal line. */
    flushSync,
  }
}
