import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { request } from 'undici'

const SCRIPTS = /<script\b(?![^>]*ld\+json).*?<\/script>|<link rel="modulepreload"[^>]*>/gs

/** The limit of a first view: the site's pages without scripts, otherwise unchanged. */
export async function startBarePages(site: string) {
  const pages = new Map<string, Buffer>()
  const app = Fastify()
  app.get('/*', async ({ url }, reply) => {
    const { statusCode, headers, body } = await request(site + url, { headers: { 'accept-encoding': 'gzip' } })
    const isPage = String(headers['content-type']).startsWith('text/html')
    const bytes = Buffer.from(await body.arrayBuffer())
    if (isPage && !pages.has(url)) pages.set(url, await withoutScripts(site + url))
    for (const name of ['content-type', 'content-encoding', 'cache-control'])
      if (headers[name]) reply.header(name, headers[name])
    return reply.code(statusCode).send((isPage && pages.get(url)) || bytes)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, stop: () => app.close() }
}

const withoutScripts = async (address: string) =>
  gzipSync((await (await fetch(address)).text()).replaceAll(SCRIPTS, ''))
