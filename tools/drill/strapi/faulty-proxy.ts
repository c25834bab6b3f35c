import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>

/** A proxy between the sites and Strapi that delays or refuses requests on demand. */
export async function startFaultyProxy(target: string) {
  let delayMs = 0
  let refusal: number | null = null
  const server = createServer((incoming, outgoing) => {
    void sleep(delayMs).then(() => {
      if (refusal !== null) return outgoing.writeHead(refusal).end('{"data":null,"error":{}}')
      const { method, headers } = incoming
      const asked = request(new URL(incoming.url ?? '/', target), { method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(outgoing)
      })
      asked.on('error', () => outgoing.destroy())
      return incoming.pipe(asked)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay: (ms: number) => void (delayMs = ms),
    refuse: (status: number | null) => void (refusal = status),
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
