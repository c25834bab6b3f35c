import { createServer, type RequestListener, type Server } from 'node:http'
import { sep } from 'node:path'
import type { FastifyServerFactory } from 'fastify'
import { createDevMiddleware, getGlobalContextAsync } from 'vike/server'

export interface DevelopmentServer {
  serverFactory: FastifyServerFactory
  /** Calls `onChange` when a file of the folder changes, then reloads what browsers show. */
  watch(directory: string, onChange: () => void): void
  close(): Promise<void>
}

const RULES = '/speculation-rules.json'

/** Vite's middleware in front of Fastify, hot reload over the same port. */
export async function developmentServer(): Promise<DevelopmentServer> {
  let handle: RequestListener | null = null
  const server: Server = createServer((request, response) => handle?.(request, response))
  const { devMiddleware, viteServer } = await createDevMiddleware({ viteConfig: { server: { hmr: { server } } } })
  return {
    serverFactory(fastifyHandler) {
      handle = (request, response) => {
        // Vite keeps the type, and knows none for these.
        if (request.url === RULES) response.setHeader('content-type', 'application/speculationrules+json')
        devMiddleware(request, response, () => fastifyHandler(request, response))
      }
      return server
    },
    watch(directory, onChange) {
      viteServer.watcher.add(directory).on('all', (_event, file) => {
        if (!file.startsWith(directory + sep)) return
        onChange()
        viteServer.ws.send({ type: 'full-reload' })
      })
    },
    async close() {
      // Vike may still read the pages, and would print that it was cut off.
      await getGlobalContextAsync(false).catch(() => null)
      await viteServer.close()
    },
  }
}
