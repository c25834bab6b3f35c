import { codeOf } from './error-reason.ts'

/** As a shell tells it of a program ended by SIGPIPE. */
const SIGPIPE_CODE = 141

/** `COMMAND | head` closes the output once it has read enough, which is no failure; an output that takes nothing is. */
export function endWithReader(output: NodeJS.WriteStream) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(SIGPIPE_CODE)
    process.stderr.write(`Не записано: ${error.code === 'ENOSPC' ? 'на диске нет места' : codeOf(error)}\n`)
    process.exit(1)
  })
}
