import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import PostalMime, { type Email } from 'postal-mime'
import { plainEnvironment } from './environment.ts'
import { killOnExit } from './programs.ts'
import { siteClient, type SiteClient } from './site-client.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Public URL of every site under test: not the one it listens on, as behind a proxy. */
export const SITE_URL = 'https://versta.example'

/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 60_000

export type LogLine = Record<string, unknown> & { msg?: string; level?: number }

export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface TestSite extends SiteClient {
  /** Every line the program has logged so far. */
  log: LogLine[]
  dataDirectory: string
  processId: number | undefined
  /** Parsed `.eml` files. */
  leadMails(): Promise<Email[]>
  /** The first matching log line, before or after this call. */
  logged(matches: (line: LogLine) => boolean): Promise<LogLine>
  /** The line of the answer with a page; by then all lines before it are there. */
  loggedAnswer(response: Response): Promise<LogLine>
  stop(): Promise<Exit>
  kill(signal: NodeJS.Signals): void
  exited: Promise<Exit>
}

const SERVE: readonly [string, ...string[]] = ['server/serve']

/** Starts the site from its source, with Vite, as `npm run dev` does: what it imports is told, as under `--watch`. */
export const startDevelopment = (env: Record<string, string> = {}, root = ROOT) =>
  startSite({ NODE_ENV: 'development', WATCH_REPORT_DEPENDENCIES: '1', ...env }, root, [
    process.execPath,
    'server/main.ts',
  ])

/**
 * Starts the real program on a free port and waits until it is ready, with a data directory of its own unless one is
 * given. `root` is where it was built.
 */
export async function startSite(env: Record<string, string> = {}, root = ROOT, command = SERVE): Promise<TestSite> {
  const given = env['DATA_DIR']
  const dataDirectory = given ?? (await mkdtemp(join(tmpdir(), 'versta-data-')))
  const program = startProgram({ ...env, DATA_DIR: dataDirectory }, root, command)
  const { log, exited } = program
  const port = await Promise.race([
    program.logged(({ msg }) => msg === 'ready').then(() => portOf(log)),
    exited.then(({ code }) => Promise.reject(new Error(`ended with ${code} before it was ready`))),
  ]).catch((error: unknown) => {
    // One that is never ready would keep whoever has started it from its end.
    program.kill('SIGKILL')
    throw error
  })

  return {
    ...program,
    ...siteClient(`http://127.0.0.1:${port}`),
    dataDirectory,
    loggedAnswer(response) {
      const id = response.headers.get('x-request-id')
      if (id === null) throw new Error(`${response.url} tells no x-request-id`)
      return program.logged(({ reqId, msg }) => reqId === id && msg === 'request answered')
    },
    async leadMails() {
      const directory = join(dataDirectory, 'mail')
      const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith('.eml'))
      return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(directory, file)))))
    },
    async stop() {
      program.kill('SIGTERM')
      const exit = await exited
      if (given === undefined) await rm(dataDirectory, { recursive: true, force: true })
      return exit
    },
  }
}

/** The program with its log, whether it starts or fails to. */
export function startProgram(env: Record<string, string>, root = ROOT, [file, ...args] = SERVE) {
  const child = killOnExit(
    spawn(file, args, {
      cwd: root,
      env: {
        ...plainEnvironment(),
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'info',
        LOG_FORMAT: 'json',
        SITE_URL,
        SHUTDOWN_GRACE_S: '0',
        // Files of content, read by a machine that is busy with other tests.
        UPSTREAM_TIMEOUT_MS: '15000',
        // Drawn behind, it would take the processor from whatever a test looks at.
        MEDIA_AVIF: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const log: LogLine[] = []
  const watchers = new Set<() => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    log.push(lineOf(line))
    for (const watch of watchers) watch()
  })
  return {
    log,
    processId: child.pid,
    exited: once(child, 'close').then(([code, signal]): Exit => ({ code, signal })),
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    logged: (matches: (line: LogLine) => boolean) =>
      new Promise<LogLine>((resolve, reject) => {
        const limit = setTimeout(() => finish(() => reject(new Error('no such line was logged'))), PATIENCE_MS)
        const watch = () => {
          const line = log.find(matches)
          if (line) finish(() => resolve(line))
        }
        const finish = (settle: () => void) => {
          clearTimeout(limit)
          watchers.delete(watch)
          settle()
        }
        watchers.add(watch)
        watch()
      }),
  }
}

function lineOf(line: string): LogLine {
  try {
    return JSON.parse(line)
  } catch {
    return { msg: line }
  }
}

function portOf(log: readonly LogLine[]): number {
  const match = log.map(({ msg }) => /^Server listening at http:\/\/[^:]+:(\d+)$/.exec(msg ?? '')).find(Boolean)
  if (!match) throw new Error('the program did not say where it listens')
  return Number(match[1])
}
