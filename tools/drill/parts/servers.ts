import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../../tests/support/site/free-port.ts'
import { killOnExit } from '../../../tests/support/site/programs.ts'
import type { Drill } from './drill.ts'
import { until } from './until.ts'

export interface Server {
  port: number
  start(): Promise<void>
  /** Of databases at once, as when the machine loses its power. */
  kill(): Promise<void>
}

/** A PostgreSQL of the drill's own, so that nobody else's is killed. */
export async function postgresServer(drill: Drill): Promise<Server & { url: string }> {
  const [bin] = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed()
  if (!bin) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const folder = join(drill.folder, 'postgres')
  const owner = ownerOf('postgres')
  await mkdir(folder, { mode: 0o700 })
  if (owner) await chown(folder, owner.uid, owner.gid)
  execFileSync(join(bin, 'initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...owner,
    stdio: 'ignore',
    cwd: '/',
  })
  const port = await freePort()
  const args = ['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const server = serverOf(drill, port, () =>
    spawn(join(bin, 'postgres'), args, { ...owner, stdio: 'ignore', cwd: '/' }),
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    ...server,
    url,
    async start() {
      await server.start()
      await until(() => spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0)
    },
  }
}

export async function redisServer(drill: Drill): Promise<Server> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', drill.folder]
  return serverOf(drill, port, () => spawn('redis-server', args, { stdio: 'ignore' }))
}

/** A server that only answers: what a request to it takes is the machine's and the drill's own share. */
export async function bareServer(drill: Drill): Promise<Server> {
  const port = await freePort()
  const program = `http.createServer((request, response) => response.end()).listen(${port}, '127.0.0.1')`
  return serverOf(drill, port, () => spawn(process.execPath, ['-e', program], { stdio: 'ignore' }))
}

/** nginx as in deploy/, before these ports. */
export async function nginxServer(drill: Drill, config: string, ports: readonly number[]): Promise<Server> {
  const port = await freePort()
  const file = join(drill.folder, 'nginx.conf')
  const servers = ports.map((to) => `server 127.0.0.1:${to} max_fails=0;`).join(' ')
  await writeFile(
    file,
    config
      .replace(/(?:\s+server site-\d:3000 max_fails=0;)+/, `\n    ${servers}`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('pid /run/nginx.pid', `daemon off; pid ${drill.folder}/nginx.pid`)
      // Visitors of the drill say where they come from.
      .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for'),
  )
  // Its workers would outlive a master that is killed.
  return serverOf(drill, port, () => spawn('nginx', ['-p', drill.folder, '-c', file], { stdio: 'ignore' }), 'SIGTERM')
}

function serverOf(drill: Drill, port: number, launch: () => ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Server {
  let child: ChildProcess | null = null
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'close')
    child.kill(signal)
    await ended
  }
  drill.defer(kill)
  return {
    port,
    async start() {
      child = killOnExit(launch())
      await until(() => listens(port))
    },
    kill,
  }
}

export const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** PostgreSQL refuses to run as root. */
export function ownerOf(name: string): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (kind: string) => Number(execFileSync('id', [kind, name]))
  return { uid: id('-u'), gid: id('-g') }
}
