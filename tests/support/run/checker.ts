import { spawnSync } from 'node:child_process'

/** Whether a program of the system is here; tests of files that it checks are skipped without it, and say so. */
export const isInstalled = (program: string) => !spawnSync(program, ['--version']).error

/** Runs a checker: what it found, and how it ended. */
export function checked(program: string, ...args: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return { code: status, said: `${stdout}${stderr}` }
}
