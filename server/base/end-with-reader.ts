/** As a shell tells it of a program ended by SIGPIPE. */
const SIGPIPE_CODE = 141

/** `COMMAND | head` closes the output once it has read enough, which is no failure. */
export function endWithReader(output: NodeJS.WriteStream) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(SIGPIPE_CODE)
  })
}
