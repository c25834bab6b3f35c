import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to a server that can fall silent: connections stay, and nothing more comes through. `port`: as one cut before. */
export async function startLine(to: URL, port = 0) {
  const sockets = new Set<Socket>()
  const stranded = new WeakSet<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => void (isSilent || stranded.has(from) || into.write(bytes)))
      from.on('error', () => null)
      from.on('close', () => into.destroy())
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(to)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: url.href,
    port: Number(url.port),
    fallSilent: () => void (isSilent = true),
    /** The connections there are fall silent; new ones do not. */
    strand: () => sockets.forEach((socket) => stranded.add(socket)),
    async cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
