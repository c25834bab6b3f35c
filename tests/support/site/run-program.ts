import { execFile } from 'node:child_process'
import { plainEnvironment } from './environment.ts'

export interface ProgramResult {
  code: number
  stdout: string
  stderr: string
}

/** Runs a program until it exits. */
export function runProgram(
  cwd: string,
  env: NodeJS.ProcessEnv,
  file: string,
  ...args: string[]
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd, env: { ...plainEnvironment(), ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}
