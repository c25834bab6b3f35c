import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '../../..')
const PATIENCE_MS = 300_000

/** A program with the lines it says; its environment is the shell's and `env`, without an `.env`. */
export function startProgram(command: string, args: string[], env: Record<string, string>) {
  const lines: string[] = []
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ENV_FILE: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.on('exit', () => child.kill('SIGKILL'))
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  const exited = once(child, 'exit')

  return {
    lines,
    async said(part: string): Promise<string> {
      const deadline = performance.now() + PATIENCE_MS
      for (;;) {
        const line = lines.find((each) => each.includes(part))
        if (line !== undefined) return line
        if (child.exitCode !== null || performance.now() > deadline)
          throw new Error(`${args.join(' ')} did not say «${part}»:\n${lines.slice(-10).join('\n')}`)
        await new Promise((done) => setTimeout(done, 50))
      }
    },
    async end(signal: NodeJS.Signals) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await exited
    },
  }
}
