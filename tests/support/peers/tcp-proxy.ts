import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { freePort } from '../site/free-port.ts'

/** A TCP proxy that can stall: connections stay open, but nothing passes. `port`: to replace one that was closed. */
export async function startTcpProxy(to: URL, port = 0) {
  const sockets = new Set<Socket>()
  const stalled = new WeakSet<Socket>()
  let isStalled = false
  const server = createServer((client) => {
    const upstream = connect(Number(to.port), to.hostname)
    for (const [from, into] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => void (isStalled || stalled.has(from) || into.write(bytes)))
      from.on('error', () => null)
      from.on('close', () => into.destroy())
    }
  })
  server.listen(port || (await freePort()), '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(to)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: url.href,
    port: Number(url.port),
    stall: () => void (isStalled = true),
    /** Stalls the open connections, not new ones. */
    stallOpen: () => sockets.forEach((socket) => stalled.add(socket)),
    async cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
