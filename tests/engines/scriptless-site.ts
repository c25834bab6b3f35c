import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The same site, its pages robbed of their scripts: no WebDriver can switch them off. */
export async function withoutScripts(site: string) {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
    delete headers.origin
    delete headers.referer
    const answer = async (reply: IncomingMessage) => {
      const body = await textOrBytes(reply)
      const kept = { ...reply.headers }
      delete kept['content-length']
      outgoing.writeHead(reply.statusCode ?? 502, kept).end(body)
    }
    const onward = request(site + incoming.url, { method: incoming.method, headers }, (reply) => void answer(reply))
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}

async function textOrBytes(reply: IncomingMessage): Promise<string | Buffer> {
  if (!reply.headers['content-type']?.includes('html')) return Buffer.concat(await reply.toArray())
  return (await text(reply)).replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
}
