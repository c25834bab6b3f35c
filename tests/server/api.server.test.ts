import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { CONTRACT } from '../../server/content/contract.ts'
import { LEAD } from '../support/leads/lead.ts'
import { demoConfig } from '../support/site/demo-config.ts'

type Node = Readonly<Record<string, unknown>>

interface Operation {
  requestBody?: { content: Record<string, { schema: Node }> }
  responses: Record<string, { content?: Record<string, { schema: Node }> }>
}

interface Api {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Node> }
}

type Method = 'GET' | 'POST'
type Answer = [method: Method, path: string, status: number, request?: Partial<InjectOptions>]

const ROOT = join(import.meta.dirname, '../..')
const API = JSON.parse(readFileSync(join(ROOT, 'docs/api/openapi.json'), 'utf8')) as Api
const SECRET = { authorization: 'Bearer secret' }
const EVERYWHERE = { 'x-forwarded-for': '203.0.113.9' }
const folder = mkdtempSync(join(tmpdir(), 'versta-api-'))
let app: FastifyInstance

beforeAll(async () => {
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    REVALIDATE_SECRET: 'secret',
    CONTENT_DIR: join(ROOT, 'content'),
  }
  app = await buildApp(demoConfig(env), pino({ level: 'silent' }), join(ROOT, 'dist'))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const post = (path: string): Answer[] => [
  ['POST', path, 200, { payload: LEAD, headers: { 'idempotency-key': path } }],
  ['POST', path, 400, { payload: [] }],
  ['POST', path, 403, { payload: LEAD, headers: { origin: 'https://evil.example' } }],
  ['POST', path, 409, { payload: { ...LEAD, name: 'Другое имя' }, headers: { 'idempotency-key': path } }],
  ['POST', path, 413, { payload: { ...LEAD, message: 'а'.repeat(32 * 1024) } }],
  ['POST', path, 415, { payload: '<lead/>', headers: { 'content-type': 'application/xml' } }],
  ['POST', path, 422, { payload: { ...LEAD, tel: '+7 (916' } }],
]

const CHANGE = { area: 'projects', code: 'zernoved' }

const ANSWERS: Answer[] = [
  ...post('/api/mail/'),
  ...post('/api/calltouch/'),
  ['GET', '/api/form-token/', 200],
  ['POST', '/api/revalidate/', 200, { payload: CHANGE, headers: SECRET }],
  ['POST', '/api/revalidate/', 400, { payload: { area: 'weather' }, headers: SECRET }],
  ['POST', '/api/revalidate/', 401, { payload: CHANGE }],
  ['GET', '/api/cases/{code}.json', 200, { path: '/api/cases/zernoved.json' }],
  ['GET', '/api/cases/{code}.json', 304, { path: '/api/cases/zernoved.json' }],
  ['GET', '/api/cases/{code}.json', 404, { path: '/api/cases/nowhere.json' }],
  ['GET', '/api/reviews/{code}.json', 200, { path: '/api/reviews/mezhenina-olga.json' }],
  ['GET', '/api/reviews/{code}.json', 304, { path: '/api/reviews/mezhenina-olga.json' }],
  ['GET', '/api/reviews/{code}.json', 404, { path: '/api/reviews/nobody.json' }],
  ['GET', '/api/icons/{collection}.json', 200, { path: '/api/icons/tabler.json?icons=home,no-such-icon' }],
  ['GET', '/api/icons/{collection}.json', 304, { path: '/api/icons/tabler.json?icons=home' }],
  ['GET', '/api/icons/{collection}.json', 400, { path: '/api/icons/tabler.json' }],
  ['GET', '/api/icons/{collection}.json', 404, { path: '/api/icons/nowhere.json?icons=home' }],
  ['GET', '/api/icons/{collection}.json', 414, { path: `/api/icons/tabler.json?icons=${'home,'.repeat(2000)}` }],
  ['GET', '/builds/latest.json', 200],
  ['GET', '/builds/latest.json', 304],
  ['GET', '/builds/meta/{id}.json', 200],
  ['GET', '/builds/meta/{id}.json', 404, { path: '/builds/meta/nowhere.json' }],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/metrics', 200],
  ['GET', '/metrics', 404, { headers: EVERYWHERE }],
]

/** After a burst of posts, and then without the file of leads. */
const AT_THE_END: Answer[] = [
  ['GET', '/api/form-token/', 429],
  ['GET', '/api/icons/{collection}.json', 429, { path: '/api/icons/tabler.json?icons=home' }],
  ['POST', '/api/mail/', 429, { payload: LEAD }],
  ['POST', '/api/calltouch/', 429, { payload: LEAD }],
  ['POST', '/api/revalidate/', 429, { payload: CHANGE }],
  ['POST', '/api/mail/', 503, { payload: LEAD, remoteAddress: '203.0.113.10' }],
  ['POST', '/api/calltouch/', 503, { payload: LEAD, remoteAddress: '203.0.113.10' }],
  ['GET', '/readyz', 503],
]

test('docs/api/openapi.json names every route beside pages and files', () => {
  const routes = [...app.printRoutes({ commonPrefix: false }).matchAll(/ (\/\S+) \((.*)\)/g)]
  const served = routes
    .filter(([, url = '']) => /^\/(?:api|builds|healthz|readyz|metrics)\b/.test(url))
    .flatMap(([, url = '', methods = '']) =>
      methods.split(', ').map((method) => `${method} ${url.replace(/:.*/, ':')}`),
    )
  const documented = Object.entries(API.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{.*/, ':')}`),
  )
  expect(new Set(documented)).toEqual(new Set(served.filter((route) => !route.startsWith('HEAD'))))
})

test('docs/api/openapi.json names the areas there are', () => {
  expect(API.components.schemas['Change']).toHaveProperty('properties.area.enum', Object.keys(CONTRACT))
})

/** Only before its secret is read: tests/server/leads/plugin.unit.test.ts proves it. */
const PROVEN_ELSEWHERE = 'GET /api/form-token/ 503'

test('every documented answer is proven', () => {
  const documented = Object.entries(API.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    ),
  )
  const proven = [...ANSWERS, ...AT_THE_END].map(([method, path, status]) => `${method} ${path} ${status}`)
  expect(new Set([...proven, PROVEN_ELSEWHERE])).toEqual(new Set(documented))
})

test.each(ANSWERS)('%s %s is answered %i as documented', prove)

test('refusals of a crowd, and of a site without its file of leads, are as documented', async () => {
  for (let count = 0; count < 61; count += 1)
    for (const path of ['/api/mail/', '/api/calltouch/', '/api/revalidate/'])
      await app.inject({ method: 'POST', path, payload: {} })
  for (let count = 0; count < 241; count += 1)
    for (const path of ['/api/form-token/', '/api/icons/tabler.json?icons=home']) await app.inject(path)
  for (const answer of AT_THE_END.slice(0, 5)) await prove(...answer)
  for (const file of ['', '-wal', '-shm']) rmSync(join(folder, `leads.sqlite${file}`), { force: true })
  for (const answer of AT_THE_END.slice(5)) await prove(...answer)
})

async function prove(method: Method, path: string, status: number, request: Partial<InjectOptions> = {}) {
  const operation = API.paths[path]?.[method.toLowerCase()]
  const address = path.includes('{id}') ? path.replace('{id}', await latestBuild()) : path
  const asked = { method, path: address, ...request } as InjectOptions
  if (status === 304) asked.headers = { 'if-none-match': String((await app.inject(asked)).headers['etag']) }
  const reply = await app.inject(asked)

  expect(reply.statusCode).toBe(status)
  if (status === 304) return
  const media = (reply.headers['content-type'] ?? '').split(';')[0] ?? ''
  const content = operation?.responses[status]?.content ?? {}
  expect(Object.keys(content)).toEqual([media])
  if (media === 'application/json') expect(await faults(content[media]?.schema, reply.json())).toBeNull()
  if (status === 200 && request.payload)
    expect(await faults(operation?.requestBody?.content['application/json']?.schema, request.payload)).toBeNull()
}

const latestBuild = async () => (await app.inject('/builds/latest.json')).json<{ id: string }>().id

/** What is wrong with a value, by the validator that Fastify brings; `null`: nothing. */
async function faults(schema: Node = {}, value: unknown): Promise<unknown> {
  const validator = Fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } })
  validator.post('/', { schema: { body: resolved(schema) } }, async () => null)
  return (await validator.inject({ method: 'POST', path: '/', payload: value as object })).json()
}

/** With what its references name in their place. */
function resolved(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolved)
  if (typeof node !== 'object' || node === null) return node
  const { $ref } = node as { $ref?: string }
  if ($ref) return resolved(API.components.schemas[$ref.split('/').at(-1) ?? ''])
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, resolved(value)]))
}
