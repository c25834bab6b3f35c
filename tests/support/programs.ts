import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Kills a child process when this process exits, whatever happens to the test. */
export function killOnExit<Program extends ChildProcess>(program: Program): Program {
  const kill = () => program.kill('SIGKILL')
  running.add(program)
  process.once('exit', kill)
  program.once('close', () => {
    running.delete(program)
    process.off('exit', kill)
  })
  return program
}

/** Cleans up after tests that failed or timed out. */
export function killAll(): void {
  for (const program of running) program.kill('SIGKILL')
}
