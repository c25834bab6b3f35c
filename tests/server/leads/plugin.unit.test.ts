import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { systemClock } from '../../../server/leads/clock.ts'
import { FAILED, leadRoutes, OK } from '../../support/leads/lead-routes.ts'
import { LEAD } from '../../support/leads/lead.ts'

const at = leadRoutes()
const { blockStorage, kept, post, sendForm } = at

describe('a form sent by the script', () => {
  test('is kept and answered, and the answer is stored by no cache', async () => {
    const { statusCode, headers, body } = await post(LEAD)
    expect([statusCode, JSON.parse(body)]).toEqual([200, OK])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('retry-after')
    expect(await kept()).toMatchObject([{ name: LEAD.name, consent: { page: '/', address: '127.0.0.1' } }])
  })

  test('is counted for the metrics', async () => {
    await post(LEAD)
    expect(at.app.leads.accepted()).toBe(1)
  })

  test('is on its way to the staff', async () => {
    await post(LEAD)
    await vi.waitFor(async () =>
      expect((await readdir(join(at.directory, 'mail'))).filter((name) => name.endsWith('.eml'))).toHaveLength(1),
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
    expect(sendForm).not.toHaveBeenCalled()
  })

  test('names the page it stood on, or the one that referred to it', async () => {
    await post({ ...LEAD, utm: 'https://elsewhere.example/' }, { referer: 'https://versta.example/team/' })
    expect(await kept()).toMatchObject([{ consent: { page: '/team/' } }])
  })
})

describe('a response to a vacancy, sent from a page that is open under another address of the site,', () => {
  const RESPONSE = { ...LEAD, type: 'vacancy_response' }
  const respond = (path: string) =>
    post(
      { ...RESPONSE, utm: `http://10.0.0.5:3000${path}` },
      { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000', referer: `http://10.0.0.5:3000${path}` },
    )

  test('is kept beside that to another one in the same words', async () => {
    await respond('/vacancies/designer/')
    expect((await respond('/vacancies/developer/')).json()).toEqual(OK)
    expect(await kept()).toHaveLength(2)
  })

  test('is one, sent again by its script or without', async () => {
    await respond('/vacancies/designer/?from=mail')
    await respond('/vacancies/designer/')
    for (const utm of ['https://versta.example/vacancies/designer/', '/vacancies/designer/'])
      await at.postForm({ ...RESPONSE, utm })
    expect(await kept()).toHaveLength(1)
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

test('JSON of a client that takes HTML is answered in JSON', async () => {
  expect((await post(LEAD, { accept: 'text/html' })).json()).toEqual(OK)
  expect((await post(['x'], { accept: 'text/html' })).json()).toEqual(FAILED)
  expect(sendForm).not.toHaveBeenCalled()
})

test('a post of no kind at all is refused', async () => {
  const { statusCode } = await at.app.inject({ method: 'POST', url: '/api/mail/', headers: { accept: 'text/html' } })
  expect([400, 415]).toContain(statusCode)
})

describe('the token of a form', () => {
  const token = () => at.app.inject({ url: '/api/form-token/' })

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
