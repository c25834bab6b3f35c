import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { renderPage } from 'vike/server'
import { isoDay, moscowHour } from '../../shared/format/date.ts'
import type { FormResult } from '../../shared/lead/form-result.ts'
import type { PageData } from '../../shared/page-data.ts'
import type { Site } from '../../shared/site.ts'
import { canonicalRedirect } from './canonical.ts'
import { pageContent, readFrame } from './page-content.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with the page at `address`, rendered on the server; with a form's result, under the status set before. */
    sendPage(address: string, form?: FormResult): Promise<FastifyReply>
  }
}

export interface PagesOptions {
  site: Site
  /** Where the assets of the build lie; `null` in development, when Vite serves them. */
  buildDirectory: string | null
}

const RETRY_AFTER_S = 10

/** What browsers ask for at the root, by its name and nothing else. */
const ROOT_FILES = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'site.webmanifest',
]

export const pagesPlugin = fp<PagesOptions>(
  async (app, { site, buildDirectory }) => {
    if (buildDirectory) {
      await import('../../dist/server/entry.mjs')
      app.register(fastifyStatic, {
        root: join(buildDirectory, 'client/assets'),
        prefix: '/assets/',
        immutable: true,
        maxAge: '1y',
        index: false,
      })
      for (const file of ROOT_FILES)
        app.get(`/${file}`, async (_request, reply) =>
          reply.sendFile(file, join(buildDirectory, 'client'), { immutable: false, maxAge: '1d' }),
        )
    }

    app.decorateReply('sendPage', async function sendPage(this: FastifyReply, address, form) {
      const now = new Date()
      const content = pageContent(app.content)
      const { httpResponse, errorWhileRendering, data, abortReason, abortStatusCode } = await renderPage({
        urlOriginal: address,
        content,
        icons: app.icons,
        site,
        frame: await readFrame(app.content),
        hour: moscowHour(now),
        year: Number(isoDay(now).slice(0, 4)),
        form: form ?? null,
      })
      // A page that aborts on purpose (404, 503) has told why; anything else is a fault of ours.
      if (errorWhileRendering && !abortStatusCode) this.log.error({ err: errorWhileRendering }, 'page failed to render')
      const { statusCode, headers, body } = httpResponse
      if (statusCode >= 400)
        this.log.info({ status: statusCode, reason: abortReason ?? notFound(address) }, 'error page')
      if (!form || statusCode !== 200) this.code(statusCode)
      for (const [name, value] of headers) this.header(name, value)
      this.headers(form ? PRIVATE : cachingHeaders(statusCode, data))
      return this.send(body)
    })

    app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
      const redirect = canonicalRedirect(request.url)
      if (redirect) return reply.redirect(redirect, 301)
      return reply.sendPage(request.url)
    })
  },
  { name: 'pages', dependencies: ['content', 'icons'] },
)

/** A page that holds what a visitor has typed. */
const PRIVATE = { 'cache-control': 'no-store' }

const notFound = (address: string) => `Page not found: ${address}`

function cachingHeaders(status: number, data: PageData | undefined): Record<string, string> {
  if (status === 503) return { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S) }
  if (status >= 400) return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  return {
    'cache-control': 'no-cache',
    ...(data?.updatedAt && { 'last-modified': data.updatedAt.toUTCString() }),
  }
}
