import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Takes care of a program that was started: it ends with whoever started it, whatever becomes of the test. */
export function takeCareOf<Program extends ChildProcess>(program: Program): Program {
  const kill = () => program.kill('SIGKILL')
  running.add(program)
  process.once('exit', kill)
  program.once('close', () => {
    running.delete(program)
    process.off('exit', kill)
  })
  return program
}

/** For tests that failed or timed out before they stopped what they had started. */
export function killAll(): void {
  for (const program of running) program.kill('SIGKILL')
}
