import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { plainEnvironment } from './environment.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface CommandResult {
  code: number
  stdout: string
  stderr: string
  /** What stood on stdout, where that is JSON. */
  json: unknown
}

/** The staff's command line, as a program of its own. */
export function leadsCommand(env: Record<string, string>, ...args: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...plainEnvironment(), SITE_URL: 'https://versta.example', ...env } }
    const program = ['--no-warnings', 'server/cli/leads.ts', ...args]
    execFile(process.execPath, program, { ...options, maxBuffer: 2 ** 28 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr, json: jsonOf(stdout) }),
    )
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
