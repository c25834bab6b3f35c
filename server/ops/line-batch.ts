import pino from 'pino'

/** A write a line costs more than the line itself. */
const FULL = 16_384
const WAIT_MS = 50

/** Standard output for many lines at once: they wait for each other until there are enough of them, and never for long. */
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
