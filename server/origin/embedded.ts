import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { lazy } from '../base/lazy.ts'
import { fingerprintOf } from './fingerprint.ts'
import { requireDirectory } from './require-directory.ts'

interface Embedded {
  apiUrl: string
  /** Other files are other content: an edit made while nothing ran shows at once. */
  contentId: string
}

/**
 * Real HTTP on loopback, so that client, schemas and failures are one code path whatever the upstream. The code behind
 * it is loaded with the first request: pages from disk need none of it.
 */
export async function startEmbeddedOrigin(
  app: FastifyInstance,
  directory: string,
  previewSecret: string | null,
): Promise<Embedded> {
  requireDirectory(directory)
  const contentId = fingerprintOf(directory)
  const responder = lazy(async () => {
    const { createOrigin } = await import('./origin.ts')
    const origin = createOrigin(directory, app.log.child({ part: 'origin' }), previewSecret)
    await origin.ready()
    return (request: IncomingMessage, response: ServerResponse) => origin.routing(request, response)
  })
  // Its only client closes what it no longer uses: closed from here, a connection may break under a request of a busy
  // process.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    responder().then(
      (respond) => respond(request, response),
      () => response.destroy(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  app.addHook('onClose', async () => server.close().closeAllConnections())
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app.log.info({ address: apiUrl, directory }, 'embedded content origin listening')
  return { apiUrl, contentId }
}
