import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/support/site/free-port.ts'

/** Exits if nginx is not installed. */
export function requireNginx(): void {
  if (!spawnSync('nginx', ['-v']).error) return
  console.error('nginx is not installed: this measurement runs behind it')
  process.exit(1)
}

/** Runs nginx on a free port with `servers` in its `http` block and its files in `folder`. */
export async function startNginx(folder: string, servers: (port: number) => string) {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${servers(port)}
    }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' })
  process.once('exit', () => nginx.kill())
  while (!(await listens(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
    await sleep(20)
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      nginx.kill()
      await once(nginx, 'exit')
    },
  }
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    setTimeout(() => socket.destroy(), 100)
  })
