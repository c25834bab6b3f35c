import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../../tests/support/site/free-port.ts'
import type { Drill } from './drill.ts'
import { listens, ownerOf, type Server } from './servers.ts'
import { until } from './until.ts'

export interface PostfixOrder {
  /** Where it hands on what it has taken. */
  relayPort: number
  /** Whether a sender is put off when it first writes to a mailbox, for so long. */
  greylistMs: number
}

interface Postfix extends Server {
  url: string
  /** How many mails it has taken and could not hand on. */
  deferred(): Promise<number>
}

const SERVICES = `
cleanup unix n - n - 0 cleanup
qmgr unix n - n 1 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
smtp unix - - n - - smtp
relay unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
anvil unix - - n - 1 anvil
proxymap unix - - n - - proxymap
postlog unix-dgram n - n - 1 postlogd
`

/** A Postfix of the drill's own that relays to a mailbox, in seconds where a real one takes minutes. */
export async function postfixServer(drill: Drill, order: PostfixOrder): Promise<Postfix> {
  const owner = ownerOf('postfix')
  if (!owner) throw new Error('Postfix starts as root alone')
  const [port, policyPort] = [await freePort(), await startGreylist(drill, order.greylistMs)]
  const [config, spool, data] = ['config', 'spool', 'data'].map((name) => join(drill.folder, 'postfix', name))
  for (const folder of [config, spool, data] as string[]) await mkdir(folder, { recursive: true })
  await chown(data as string, owner.uid, owner.gid)
  const settings = {
    compatibility_level: '3.6',
    queue_directory: spool,
    data_directory: data,
    maillog_file: '/dev/stdout',
    myhostname: 'relay.versta.example',
    mydestination: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    relayhost: `[127.0.0.1]:${order.relayPort}`,
    smtpd_relay_restrictions: 'permit_mynetworks, reject',
    smtpd_recipient_restrictions: `check_policy_service inet:127.0.0.1:${policyPort}, permit_mynetworks, reject`,
    queue_run_delay: '1s',
    minimal_backoff_time: '1s',
    maximal_backoff_time: '2s',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  await writeFile(join(config as string, 'main.cf'), `${lines.join('\n')}\n`)
  await writeFile(join(config as string, 'master.cf'), `127.0.0.1:${port} inet n - n - - smtpd${SERVICES}`)
  const postfix = (command: string) => ['-c', config as string, command]
  let child: ChildProcess | null = null
  const kill = async () => {
    if (!child) return
    const ended = once(child, 'close')
    spawnSync('postfix', postfix('abort'), { stdio: 'ignore' })
    await ended
    child = null
  }
  drill.defer(kill)
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    async start() {
      child = spawn('postfix', postfix('start-fg'), { stdio: 'ignore' })
      await until(() => listens(port))
    },
    kill,
    async deferred() {
      const found = await readdir(join(spool as string, 'deferred'), { recursive: true, withFileTypes: true })
      return found.filter((entry) => entry.isFile()).length
    },
  }
}

/**
 * Postfix asks it about each recipient; a pair of sender and mailbox is put off until it has been known for a while.
 */
async function startGreylist(drill: Drill, putOffMs: number): Promise<number> {
  const known = new Map<string, number>()
  const server = createServer((socket) => {
    let asked: Record<string, string> = {}
    const lines = createInterface({ input: socket })
    lines.on('error', () => {})
    lines.on('line', (line) => {
      const [name = '', value = ''] = line.split(/=(.*)/s)
      asked[name] = value
      if (line === '') answer()
    })

    function answer() {
      const pair = `${asked['sender']} ${asked['recipient']}`
      asked = {}
      if (!known.has(pair)) known.set(pair, performance.now())
      const isPutOff = performance.now() - Number(known.get(pair)) < putOffMs
      socket.write(`action=${isPutOff ? 'DEFER Greylisted, try again later' : 'DUNNO'}\n\n`)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  drill.defer(() => void server.close())
  return (server.address() as AddressInfo).port
}
