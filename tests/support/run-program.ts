import { execFile } from 'node:child_process'
import { plainEnvironment } from './environment.ts'

export interface Ending {
  code: number
  stdout: string
  stderr: string
}

/** A program that ends by itself, to its end; `cwd` is its working folder. */
export function runProgram(cwd: string, env: NodeJS.ProcessEnv, file: string, ...args: string[]): Promise<Ending> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd, env: { ...plainEnvironment(), ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}
