import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../tests/support/site/free-port.ts'
import { killOnExit } from '../tests/support/site/programs.ts'
import { temporaryFolder } from './temporary-folder.ts'

const ROOT = join(import.meta.dirname, '..')
const COMPILE_CACHE = temporaryFolder('compiled')

/** Node with the flags of production. */
const SERVE = join(ROOT, 'server/serve')

export interface Program {
  url: string
  processId: number | undefined
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a program on a free port and waits until `path` answers 200. Its log is written, but discarded. */
export async function startProgram(
  file: string,
  path: string,
  env: Record<string, string> = {},
  isServed = file.startsWith('dist/program/'),
): Promise<Program> {
  const url = `http://127.0.0.1:${env['PORT'] ?? (await freePort())}`
  const child = spawn(isServed ? SERVE : process.execPath, [join(ROOT, file)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: new URL(url).port,
      DATA_DIR: env['DATA_DIR'] ?? temporaryFolder('data'),
      SHUTDOWN_GRACE_S: '0',
      ENV_FILE: '',
      ...env,
    },
    stdio: 'ignore',
  })
  killOnExit(child)
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode} before it answered`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return {
    url,
    processId: child.pid,
    async stop(signal = 'SIGKILL') {
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

const answers = (address: string) =>
  fetch(address).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Resident memory of a program. */
export const megabytes = ({ processId }: Program) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)]).toString()) / 1024)

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

/** The median with minimum and maximum. */
export function withSpread(values: readonly number[]) {
  const middle = median(values)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle, shown: `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})` }
}
