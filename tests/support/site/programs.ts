import { spawn, type ChildProcess } from 'node:child_process'

/** Of this process, whichever copy of the module a test file has. */
const running = ((globalThis as { programsOfTests?: Set<ChildProcess> }).programsOfTests ??= new Set())

/**
 * Kills a child process when this process ends, whatever happens to the test: a shell waits for the end of its input,
 * which comes even when this process is killed itself.
 */
export function killOnExit<Program extends ChildProcess>(program: Program): Program {
  const watch = spawn('sh', ['-c', `read -r _; kill -KILL ${program.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Beyond the reach of Ctrl-C.
    detached: true,
  })
  watch.unref()
  running.add(program)
  program.once('close', () => {
    running.delete(program)
    watch.kill()
  })
  return program
}

/** Cleans up after tests that failed or timed out. */
export function killAll(): void {
  for (const program of running) program.kill('SIGKILL')
}
