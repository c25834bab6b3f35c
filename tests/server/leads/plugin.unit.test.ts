import fastifyFormbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoConfig } from '../../support/demo-config.ts'
import { leadsPlugin } from '../../../server/leads/plugin.ts'
import { errorsPlugin } from '../../../server/operations/errors.ts'
import { rateLimitPlugin } from '../../../server/operations/rate-limit.ts'
import { createLeadArchive } from '../../../server/leads/archive.ts'
import { systemClock } from '../../../server/leads/clock.ts'
import { createDatabase } from '../../../server/leads/storage/database.ts'
import { feature, noTracing } from '../../support/feature.ts'
import { LEAD } from '../../support/lead.ts'

const OK = { status: 'ok', fields: [], fortuna: false }
const FAILED = { status: 'error', fields: [], fortuna: false }
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' }

const sendPage = vi.fn<FastifyReply['sendPage']>()
let directory: string
let app: FastifyInstance

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-leads-'))
  sendPage.mockReset()
  sendPage.mockImplementation(async function page(this: FastifyReply, address) {
    return this.type('text/html').send(`page ${address}`)
  })
  app = await siteWith()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
  await rm(directory, { recursive: true })
})

async function siteWith(env: Record<string, string> = {}) {
  const config = demoConfig({ SITE_URL: 'https://versta.example', DATA_DIR: directory, ...env })
  const one = Fastify({ bodyLimit: 32 * 1024 })
  one.removeContentTypeParser('text/plain')
  one.register(errorsPlugin, config)
  one.register(fastifyFormbody)
  one.register(feature('redis', { redis: null }))
  one.register(noTracing)
  one.register(rateLimitPlugin)
  one.register(fp(async (pages: FastifyInstance) => void pages.decorateReply('sendPage', sendPage), { name: 'pages' }))
  one.register(leadsPlugin, { ...config, apiUrl: config.content.apiUrl })
  await one.listen({ port: 0, host: '127.0.0.1' })
  return one
}

const post = (fields: object, headers: Record<string, string> = {}, url = '/api/mail/') =>
  app.inject({ method: 'POST', url, payload: fields, headers })

const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/mail/',
    payload: new URLSearchParams(fields).toString(),
    headers: { ...FORM, ...headers },
  })

/** What the staff would see. */
async function kept() {
  const database = createDatabase({ databaseUrl: null, dataDirectory: directory })
  const leads = await createLeadArchive(database, systemClock).list()
  await database.close()
  return leads.map(({ lead }) => lead)
}

/** Leads cannot be stored from now on. */
async function blockStorage() {
  await app.close()
  await rm(directory, { recursive: true })
  await mkdir(join(directory, 'leads.sqlite'), { recursive: true })
  app = await siteWith()
}

describe('a form sent by the script', () => {
  test('is kept and answered, and the answer is stored by no cache', async () => {
    const { statusCode, headers, body } = await post(LEAD)
    expect([statusCode, JSON.parse(body)]).toEqual([200, OK])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('retry-after')
    expect(await kept()).toMatchObject([{ name: LEAD.name, consent: { page: '/', address: '127.0.0.1' } }])
  })

  test('is on its way to the staff', async () => {
    await post(LEAD)
    await vi.waitFor(async () =>
      expect((await readdir(join(directory, 'mail'))).filter((name) => name.endsWith('.eml'))).toHaveLength(1),
    )
  })

  test('of the wheel may turn it', async () => {
    expect((await post({ ...LEAD, type: 'fortuna' })).json()).toEqual({ ...OK, fortuna: true })
  })

  test('with bad fields is told them all', async () => {
    const { statusCode, body } = await post({ ...LEAD, tel: '916', confirm: 'false' })
    expect([statusCode, JSON.parse(body)]).toEqual([422, { ...FAILED, fields: [{ name: 'tel' }, { name: 'confirm' }] }])
    expect(await kept()).toEqual([])
  })

  test('under a key is one lead, and under the key of another none', async () => {
    const key = { 'idempotency-key': 'key-1' }
    expect((await post(LEAD, key)).json()).toEqual(OK)
    expect((await post(LEAD, key)).json()).toEqual(OK)
    const { statusCode, body } = await post({ ...LEAD, name: 'Другая' }, key)
    expect([statusCode, JSON.parse(body)]).toEqual([409, FAILED])
    expect(await kept()).toHaveLength(1)
  })

  test('under an empty key is under none', async () => {
    await post(LEAD, { 'idempotency-key': '' })
    expect((await post({ ...LEAD, name: 'Другая' }, { 'idempotency-key': '' })).statusCode).toBe(200)
  })

  test('that cannot be kept is asked for again in two seconds', async () => {
    await blockStorage()
    const { statusCode, headers, body } = await post(LEAD)
    expect([statusCode, JSON.parse(body)]).toEqual([503, FAILED])
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  })

  test.each([[['contacts']], ['contacts']])('that is no form is refused: %j', async (body) => {
    const { statusCode } = await post(JSON.stringify(body) as never, { 'content-type': 'application/json' })
    expect(statusCode).toBe(400)
    expect(sendPage).not.toHaveBeenCalled()
  })

  test('names the page it stood on, or the one that referred to it', async () => {
    await post({ ...LEAD, utm: 'https://elsewhere.example/' }, { referer: 'https://versta.example/team/' })
    expect(await kept()).toMatchObject([{ consent: { page: '/team/' } }])
  })
})

describe('a foreign page', () => {
  test.each(['/api/mail/', '/api/calltouch/'])('cannot post to %s', async (url) => {
    const { statusCode } = await post(LEAD, { origin: 'https://evil.example' }, url)
    expect(statusCode).toBe(403)
    expect(await kept()).toEqual([])
  })
})

test.each(['/api/mail/', '/api/calltouch/'])('%s takes thirty posts a minute of one address', async (url) => {
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await post({}, {}, url)).statusCode)
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([422]))
  expect(statuses[30]).toBe(429)
})

describe('a form posted without JavaScript', () => {
  test('leads back to its page with the thanks', async () => {
    const { statusCode, headers } = await postForm({ ...LEAD, utm: 'https://versta.example/team/' })
    expect([statusCode, headers['location']]).toEqual([303, '/team/?popup=success'])
  })

  const PERSON = { name: 'Анна', tel: '8 916 246-81-35', confirm: 'true' }

  test.each([
    ['contact', { ...PERSON, type: 'contacts', email: 'anna@company.example', site: '', budget: '' }],
    ['callback', { ...PERSON, type: 'contacts', site: '', budget: '' }],
    ['complaint', { type: 'contacts', message: 'Непонятно, что входит в цену', confirm: 'true' }],
    ['wheel', { ...PERSON, type: 'fortuna', message: 'Бесплатный аудит сайта' }],
    ['vacancy', { ...PERSON, type: 'vacancy_response', email: 'anna@company.example', message: 'Здравствуйте' }],
  ])('is taken, be it the %s form', async (_form, fields) => {
    expect((await postForm({ ...fields, reachgoal: '', utm: '/team/', homepage: '' })).statusCode).toBe(303)
    expect(await kept()).toHaveLength(1)
  })

  test('has its phone put into the mask before it is judged', async () => {
    expect((await postForm({ ...LEAD, tel: '8 916 246 81 35' })).statusCode).toBe(303)
    expect(await kept()).toMatchObject([{ tel: '+7 (916) 246-81-35' }])
  })

  test('comes back as its page with its errors and what was typed', async () => {
    const fields = { ...LEAD, name: '', tel: '916', place: 'page' }
    const { statusCode, body } = await postForm(fields)
    expect([statusCode, body]).toEqual([422, 'page /'])
    expect(sendPage).toHaveBeenCalledExactlyOnceWith('/', {
      status: 'invalid',
      invalidFields: ['name', 'tel'],
      values: fields,
    })
  })

  test('is one whatever its characters are said to be', async () => {
    const { statusCode } = await postForm(LEAD, { 'content-type': `${FORM['content-type']}; charset=utf-8` })
    expect(statusCode).toBe(303)
  })

  test('comes back without what was no text', async () => {
    await app.inject({ method: 'POST', url: '/api/mail/', payload: 'name=a&name=b&email=x', headers: FORM })
    expect(sendPage.mock.lastCall?.[1]).toMatchObject({ values: { name: '', email: 'x' } })
  })

  test.each([
    ['callback', { name: 'Анна', tel: '' }],
    ['seo-no', { message: '' }],
  ])('comes back in the popup %s it was in', async (popup, fields) => {
    await postForm({ ...fields, place: 'popup', utm: '/team/' })
    expect(sendPage.mock.lastCall?.[0]).toBe(`/team/?popup=${popup}`)
  })

  test('comes back with what was typed when it cannot be kept', async () => {
    await blockStorage()
    const { statusCode } = await postForm(LEAD)
    expect(statusCode).toBe(503)
    expect(sendPage).toHaveBeenCalledExactlyOnceWith('/', { status: 'failed', values: LEAD })
  })

  test('that is too large is answered with a small page that says so and leads back', async () => {
    const { statusCode, headers, body } = await postForm(
      { ...LEAD, message: 'а'.repeat(40_000) },
      { referer: 'https://versta.example/team/' },
    )
    expect([statusCode, headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
    expect(body).toContain('Сократите его')
    expect(body).toContain('<a href="/team/">')
    expect(sendPage).not.toHaveBeenCalled()
  })

  test.each([
    ['JSON', { ...FORM, accept: 'application/json' }],
    ['anything', { 'content-type': FORM['content-type'], accept: '' }],
  ])('of a client that wants %s is answered in JSON', async (_what, headers) => {
    const { body } = await postForm(LEAD, headers)
    expect(JSON.parse(body)).toEqual(OK)
  })

  test('from a foreign page is answered with a way to ours', async () => {
    const { statusCode, body } = await postForm(LEAD, { origin: 'https://evil.example' })
    expect(statusCode).toBe(403)
    expect(body).toContain('<a href="/contacts/">')
    expect(sendPage).not.toHaveBeenCalled()
  })
})

test('JSON of a client that takes HTML is answered in JSON', async () => {
  expect((await post(LEAD, { accept: 'text/html' })).json()).toEqual(OK)
  expect((await post(['x'], { accept: 'text/html' })).json()).toEqual(FAILED)
  expect(sendPage).not.toHaveBeenCalled()
})

test('a post of no kind at all is refused', async () => {
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/mail/', headers: { accept: 'text/html' } })
  expect([400, 415]).toContain(statusCode)
})

describe('the token of a form', () => {
  const token = () => app.inject({ url: '/api/form-token/' })

  test('makes its lead an honest one, and is stored by no cache', async () => {
    vi.spyOn(systemClock, 'now').mockReturnValue(Date.now())
    const answer = await token()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().token).toMatch(/^[0-9a-z]+\.[\w-]{43}$/)
    await post({ ...LEAD, ...answer.json() })
    expect(await kept()).toMatchObject([{ suspicions: ['too-fast'] }])
  })

  test('is none while leads cannot be kept', async () => {
    await blockStorage()
    const answer = await token()
    expect([answer.statusCode, answer.json()]).toEqual([503, { token: null }])
  })

  test('is given thirty times a minute', async () => {
    for (let count = 0; count < 30; count += 1) await token()
    expect((await token()).statusCode).toBe(429)
  })
})
