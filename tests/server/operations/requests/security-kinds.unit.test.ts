import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { securityPlugin } from '../../../../server/operations/requests/security.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

const TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
const FILE = { 'x-content-type-options': 'nosniff' }
const DATA = {
  ...FILE,
  ...TRANSPORT,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': 'id-of-this-request',
}
const DRAWING = { ...FILE, 'content-security-policy': 'sandbox' }

/** What a browser is told that is of no answer in particular. */
const OF_ANY = new Set(['connection', 'content-length', 'content-type', 'date'])

let app: FastifyInstance

beforeEach(() => {
  app = siteAt('https://versta.example')
})
afterEach(() => app.close())

function siteAt(url: string) {
  const one = Fastify({ genReqId: () => 'id-of-this-request' })
  one.register(securityPlugin, {
    site: demoConfig({ SITE_URL: url }).site,
    style: 'p { color: red }',
    isDevelopment: false,
  })
  one.get<{ Querystring: { type: string } }>('/', async ({ query }, reply) => reply.type(query.type).send('answer'))
  one.get('/unchanged/', async (_request, reply) => reply.code(304).send())
  one.get('/feed/', async (_request, reply) => {
    reply.answerKind = 'document'
    return reply.type('application/xml').send('feed')
  })
  one.get('/own/', async (_request, reply) =>
    reply.type('text/html').header('content-security-policy', "default-src 'none'").send('page'),
  )
  return one
}

async function headersOf(path: string) {
  const { headers } = await app.inject(path)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ANY.has(name)))
}

const ofType = (type: string) => headersOf(`/?type=${encodeURIComponent(type)}`)

describe('an answer of the type', () => {
  test.each([
    'image/png',
    'image/webp',
    'font/woff2',
    'text/css; charset=utf-8',
    'text/javascript',
    'application/javascript; charset=utf-8',
    'application/manifest+json',
    'application/speculationrules+json',
  ])('%s is a file, and is taken for nothing else', async (type) => {
    expect(await ofType(type)).toEqual(FILE)
  })

  test.each(['image/svg+xml', 'image/svg+xml; charset=utf-8'])(
    '%s is a drawing, in which nothing runs',
    async (type) => {
      expect(await ofType(type)).toEqual(DRAWING)
    },
  )

  test.each([
    'application/json; charset=utf-8',
    'application/xml',
    'text/plain; charset=utf-8',
    'application/x-image',
    'x/text/html',
    'x/image/svg',
  ])('%s is data, which nobody frames and in which nothing runs', async (type) => {
    expect(await ofType(type)).toEqual(DATA)
  })

  test('text/html is a document, with the policy of pages and no header for browsers of the past', async () => {
    const headers = await ofType('text/html; charset=utf-8')
    expect(headers).toEqual({
      ...FILE,
      ...TRANSPORT,
      'content-security-policy': expect.stringMatching(/^default-src 'self';.*style-src 'self' 'sha256-[\w+/]{43}='/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': 'id-of-this-request',
    })
  })
})

test('an answer without a body has the headers of a file, for the browser keeps those it has', async () => {
  expect(await headersOf('/unchanged/')).toEqual(FILE)
})

test('an answer may say of what kind it is', async () => {
  expect(await headersOf('/feed/')).toEqual(await ofType('text/html'))
})

test('an answer may have a policy of its own', async () => {
  expect(await headersOf('/own/')).toEqual({
    ...(await ofType('text/html')),
    'content-security-policy': "default-src 'none'",
  })
})

test('on plain http data says nothing of https', async () => {
  await app.close()
  app = siteAt('http://versta.example')
  const { 'strict-transport-security': _transport, ...others } = DATA
  expect(await ofType('application/json')).toEqual(others)
})
