import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { requestsPerSecondBySockets } from './load-in-javascript.ts'

const run = promisify(execFile)

const CLIENTS = 32
const SECONDS = 2

const HAS_WRK = isThere('wrk')

/** The load generator, for the output: a slow one hides differences between fast servers. */
export const LOAD_GENERATOR = HAS_WRK
  ? `Load by wrk, ${CLIENTS} connections.`
  : '**wrk is missing** (`apt-get install wrk`): the load comes from JavaScript instead, which is itself the limit of fast answers, so their ratios flatter.'

/** Closed loop: each client sends its next request as soon as it has a response. */
export async function requestsPerSecond(address: string, headers: Record<string, string> = {}): Promise<number> {
  if (!HAS_WRK) return requestsPerSecondBySockets(address, headers, CLIENTS, SECONDS)
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', ['-t1', `-c${CLIENTS}`, `-d${SECONDS}s`, ...asked, address])
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)
  if (failed) throw new Error(`${address}: ${failed[0]}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

function isThere(program: string): boolean {
  try {
    return execFileSync('which', [program]).length > 0
  } catch {
    return false
  }
}
