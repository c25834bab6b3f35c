import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyFormbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { afterEach, beforeEach, vi } from 'vitest'
import { createLeadArchive } from '../../../server/leads/archive.ts'
import { systemClock } from '../../../server/leads/clock.ts'
import { leadsPlugin } from '../../../server/leads/plugin.ts'
import { createDatabase } from '../../../server/leads/storage/database.ts'
import { errorsPlugin } from '../../../server/operations/requests/errors.ts'
import { rateLimitPlugin } from '../../../server/operations/requests/rate-limit.ts'
import { feature, noTracing } from '../in-process/feature.ts'
import { demoConfig } from '../site/demo-config.ts'

export const OK = { status: 'ok', fields: [], fortuna: false }
export const FAILED = { status: 'error', fields: [], fortuna: false }
export const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' }

/** For each test the routes of leads in a server of their own, with mocked pages. */
export function leadRoutes() {
  const sendForm = vi.fn<FastifyReply['sendForm']>()
  const at = { directory: '', app: null as unknown as FastifyInstance }

  async function started() {
    const config = demoConfig({ SITE_URL: 'https://versta.example', DATA_DIR: at.directory })
    const app = Fastify({ bodyLimit: 32 * 1024 })
    app.removeContentTypeParser('text/plain')
    app.register(errorsPlugin, config)
    app.register(fastifyFormbody)
    app.register(feature('redis', { redis: null }))
    app.register(noTracing)
    app.register(rateLimitPlugin)
    app.register(
      fp(async (pages: FastifyInstance) => void pages.decorateReply('sendForm', sendForm), { name: 'pages' }),
    )
    app.register(leadsPlugin, config)
    await app.listen({ port: 0, host: '127.0.0.1' })
    return app
  }

  const post = (fields: object, headers: Record<string, string> = {}, url = '/api/mail/') =>
    at.app.inject({ method: 'POST', url, payload: fields, headers })

  const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    at.app.inject({
      method: 'POST',
      url: '/api/mail/',
      payload: new URLSearchParams(fields).toString(),
      headers: { ...FORM, ...headers },
    })

  /** What the staff would see. */
  async function kept() {
    const database = createDatabase({ databaseUrl: null, dataDirectory: at.directory })
    const leads = await createLeadArchive(database, systemClock).list()
    await database.close()
    return leads.map(({ lead }) => lead)
  }

  /** Leads cannot be stored from now on. */
  async function blockStorage() {
    await at.app.close()
    await rm(at.directory, { recursive: true })
    await mkdir(join(at.directory, 'leads.sqlite'), { recursive: true })
    at.app = await started()
  }

  beforeEach(async () => {
    at.directory = await mkdtemp(join(tmpdir(), 'versta-leads-'))
    sendForm.mockReset()
    sendForm.mockImplementation(async function page(this: FastifyReply, address) {
      return this.type('text/html').send(`page ${address}`)
    })
    at.app = await started()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await at.app.close()
    await rm(at.directory, { recursive: true })
  })
  return Object.assign(at, { sendForm, post, postForm, kept, blockStorage })
}
