import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { plainEnvironment } from './environment.ts'
import { killOnExit } from './programs.ts'

/** Starts the checker of a content API as its command does. */
export const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  killOnExit(
    spawn(process.execPath, ['--no-warnings', 'tools/check-upstream/main.ts', ...args], {
      env: { ...plainEnvironment(), ...env },
    }),
  )

/** What it says until it ends. */
export async function check(args: readonly string[], env?: NodeJS.ProcessEnv) {
  const child = start(args, env)
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, said, complained }
}
