import { execFile, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { plainEnvironment } from '../site/environment.ts'

const ROOT = join(import.meta.dirname, '../../..')

export interface CommandResult {
  code: number
  stdout: string
  stderr: string
  /** Parsed stdout, if it is JSON. */
  json: unknown
}

/** Runs the staff's command line as a process that nobody answers. */
export function leadsCommand(env: Record<string, string>, ...args: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...plainEnvironment(), SITE_URL: 'https://versta.example', ...env } }
    const program = ['--no-warnings', 'server/leads/cli/leads.ts', ...args]
    const child = execFile(process.execPath, program, { ...options, maxBuffer: 2 ** 28 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr, json: jsonOf(stdout) }),
    )
    child.stdin?.end()
  })
}

/** The same with its output into a file, as by `>`. */
export function leadsCommandInto(file: string, env: Record<string, string>, ...args: string[]) {
  const output = openSync(file, 'w')
  const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', 'server/leads/cli/leads.ts', ...args], {
    cwd: ROOT,
    env: { ...plainEnvironment(), SITE_URL: 'https://versta.example', ...env },
    stdio: ['ignore', output, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(output)
  return { code: status, stderr }
}

/** Whether `script` of util-linux, which provides a terminal, is installed. */
export const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0

/** The same in a terminal, with typed input. */
export function inTerminal(env: Record<string, string>, typed: string, ...args: string[]) {
  return new Promise<{ code: number; screen: string }>((resolve) => {
    const options = { cwd: ROOT, env: { ...plainEnvironment(), SITE_URL: 'https://versta.example', ...env } }
    const words = [process.execPath, '--no-warnings', 'server/leads/cli/leads.ts', ...args]
    const program = ['--quiet', '--return', '--command', words.map((word) => `'${word}'`).join(' '), '/dev/null']
    const child = execFile('script', program, options, (error, screen) =>
      resolve({ code: error ? Number(error.code) : 0, screen }),
    )
    child.stdout?.on('data', (output: string) => output.includes('[y/N]') && child.stdin?.write(typed))
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
