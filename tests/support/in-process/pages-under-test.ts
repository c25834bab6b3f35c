import Fastify, { type FastifyInstance } from 'fastify'
import { request } from 'undici'
import { afterEach, beforeEach, vi } from 'vitest'
import { createGate } from '../../../server/base/gate.ts'
import { createHttpServer, type Answered } from '../../../server/http/server.ts'
import { readOnlyPlugin } from '../../../server/operations/requests/read-only.ts'
import { pagesPlugin } from '../../../server/pages/plugin.ts'
import type { ContentReader } from '../../../shared/content-reader.ts'
import { demoConfig } from '../site/demo-config.ts'
import { feature, noTracing } from './feature.ts'

export const NOW = Date.parse('2026-03-02T20:59:30Z')
/** What the pages know of their owner. */
export const { site: DEMO } = demoConfig()
export const FACE = { logo: { viewBox: '0 0 9 9', drawing: '' }, icons: [], style: null }
export const SECRET = 'only-for-this-test'
export const FORM = { status: 'invalid', values: { name: 'Анна' } }
export const CHANGED = new Date('2026-03-01T12:00:00Z')
/** The `Cache-Control` of uncacheable responses. */
export const PRIVATE = 'no-store'

interface Input {
  urlOriginal: string
  content: ContentReader
  form: unknown
  preview?: string
}

const readerOf = (name: string) =>
  ({
    name,
    serviceGroups: async () => [],
    projects: async () => ({ items: [1, 2], tags: [] }),
    redirects: async () => new Map(),
    codeNow: async () => null,
  }) as unknown as ContentReader
export const [PUBLISHED, DRAFTS] = [readerOf('published'), readerOf('drafts')]

const isNowhere = (address: string) => /^\/(?:nowhere|~missing~|blog\/~missing~|blog\/x)\//.test(address)

/** A site for each test, whose pages contain what they were rendered from. */
export function pagesUnderTest() {
  const at = {
    app: null as unknown as FastifyInstance,
    answers: [] as Answered[],
    /** Version of all content. */
    version: '1',
    isComplete: true,
    /** Whether the sizes of all pictures came in time. */
    hasSizes: true,
    /** When an item of a page ended. */
    endedAtMs: null as number | null,
    /** Whether more is asked than can be answered. */
    isOverrun: false,
    /** Whether no render is let in. */
    isFull: false,
    /** What a render waits for. */
    toRender: Promise.resolve(),
    markup: (text: string) => text,
    change: (_path: string) => {},
    siteWith,
    get,
    rendered: () => render.mock.calls.map(([{ urlOriginal }]) => urlOriginal),
    lastInput: () => render.mock.lastCall?.[0],
  }

  const render = vi.fn(async ({ urlOriginal, ...input }: Input) => {
    await at.toRender
    const status = isNowhere(urlOriginal) ? 404 : urlOriginal.startsWith('/broken/') ? 503 : 200
    return {
      status,
      headers: [['Content-Type', 'text/html;charset=utf-8']],
      body: at.markup(`${urlOriginal} ${at.version}`),
      reason: status === 200 ? null : `Status ${status}`,
      modifiedAt: CHANGED,
      share: { title: urlOriginal },
      hasFailed: false,
      isError: status !== 200,
      isMissing: status === 404,
      ...input,
    }
  })
  /** Like the renderer, returns null for a page that does not exist. */
  const find = async (input: Input) => (isNowhere(input.urlOriginal) ? null : render(input))

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    render.mockClear()
    at.answers = []
    at.version = '1'
    at.isComplete = true
    at.hasSizes = true
    at.endedAtMs = null
    at.isOverrun = false
    at.isFull = false
    at.toRender = Promise.resolve()
    at.markup = (text) => text
    await siteWith({})
  })
  afterEach(async () => {
    await at.app.close()
    vi.useRealTimers()
  })

  async function siteWith({
    previewSecret = SECRET as string | null,
    buildId = 'b1' as string | null,
    indexable = true,
  }) {
    const http = createHttpServer()
    const app = Fastify({ serverFactory: http.serverFactory })
    app.setNotFoundHandler((_request, reply) => reply.code(404).send('no such address'))
    const dependencies = () => ({
      versions: new Map([['/projects/', at.version]]),
      freshUntilMs: NOW + 60_000,
      isComplete: at.isComplete,
      hasSizes: at.hasSizes,
      changedAtMs: at.endedAtMs,
      changesAtMs: null,
    })
    const contentStore = {
      freshUntil: (_path: string, known: string) => (known === at.version ? Date.now() + 60_000 : null),
      onChange: (listener: typeof at.change) => (at.change = listener),
    }
    app.register(
      feature('content', {
        content: PUBLISHED,
        draftContent: () => DRAFTS,
        recordContent: () => ({ content: PUBLISHED, dependencies }),
        contentStore,
      }),
    )
    const tryQueue = (_what: string, isKnown = () => false) => !at.isOverrun || isKnown()
    const gate = () => createGate({ what: 'page', most: () => (at.isFull ? 0 : Infinity) })
    app.register(feature('shedding', { gate, shedding: { tryQueue } }))
    app.register(feature('media', { pictureFacts: { isCached: (url: string) => url.includes('kept') } }))
    app.register(noTracing)
    app.register(readOnlyPlugin)
    app.register(feature('icons', { icons: 'icons of the site' }))
    app.register(feature('rendering', { renderer: { render, find } }))
    const nosniff = { 'x-content-type-options': 'nosniff' }
    app.register(feature('security', { securityHeaders: { document: nosniff, data: nosniff } }))
    app.register(pagesPlugin, {
      site: { ...DEMO, indexable },
      words: (_page, own) => own,
      face: FACE,
      shareAddress: (page) => page,
      freshMs: 60_000,
      staleMs: 3_600_000,
      previewSecret,
      panelUrl: 'https://cms.example',
      hasSurrogateKeys: false,
      buildId,
      snapshot: null,
      shortcut: http,
      createRequestId: () => 'id-of-this-request',
      onAnswer: (answer) => at.answers.push(answer),
    })
    app.after(() => {
      app.get('/form/*', (_request, reply) =>
        reply.code(422).sendForm('/Contacts?popup=callback&utm_source=x', FORM as never),
      )
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    at.app = app
  }

  /** Over a socket: what is kept does not reach Fastify. */
  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await request(at.app.listeningOrigin + path, { headers })
    const bytes = Buffer.from(await answer.body.arrayBuffer())
    return { statusCode: answer.statusCode, headers: answer.headers, bytes, body: String(bytes) }
  }

  return at
}
