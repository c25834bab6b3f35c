import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { POLICY_VERSION } from '../../../shared/policy.ts'
import { LEAD } from '../../support/leads/lead.ts'
import { leadsCommand } from '../../support/leads/leads-command.ts'
import { startJsonSink, type JsonSink } from '../../support/peers/json-sink.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

let sink: JsonSink
let site: TestSite

beforeEach(async () => {
  sink = await startJsonSink()
})
afterEach(async () => {
  await site.stop()
  await sink.stop()
})

/** A delivery of the lead as the staff is shown it. */
async function deliveryOf(channel: string): Promise<Record<string, unknown> | undefined> {
  const { json } = await leadsCommand({ DATA_DIR: site.dataDirectory }, 'list', '--json')
  const [lead] = json as { deliveries: Record<string, unknown>[] }[]
  return lead?.deliveries.find((delivery) => delivery['channel'] === channel)
}

/** Asks once the delivery has been tried: to ask until then would start a program at each asking. */
async function becomes(channel: string, delivery: Record<string, unknown>) {
  await site.logged((line) => line['channel'] === channel && line['attempt'] !== undefined)
  // It may be on its way again.
  await vi.waitFor(async () => expect(await deliveryOf(channel)).toMatchObject(delivery))
}

const bodyOf = (index: number) => JSON.parse(sink.received[index]?.body ?? '')

describe('the webhook', () => {
  const start = async () => (site = await startSite({ LEADS_WEBHOOK_URL: sink.url, LEADS_WEBHOOK_SECRET: 'пароль' }))

  test('gets the whole lead, signed, under a key that stays the same', async () => {
    await start()
    sink.answer(500)
    await site.postJson('/api/mail/', LEAD)
    await sink.wait(1)
    sink.answer(200)
    await sink.wait(2)

    const [first, second] = sink.received
    expect(bodyOf(0)).toMatchObject({
      ...LEAD,
      confirm: true,
      suspicions: [],
      consent: { policyVersion: POLICY_VERSION.toISOString().slice(0, 10) },
    })
    const [, seconds, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(first?.headers['x-versta-signature'])) ?? []
    expect(digest).toBe(createHmac('sha256', 'пароль').update(`${seconds}.${first?.body}`).digest('hex'))
    expect(first?.headers['idempotency-key']).toBe(`${bodyOf(0).id}:webhook`)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  test.each([
    [400, 'failed'],
    [503, 'queued'],
  ])('answering %i leaves the delivery %s, and the mail goes all the same', async (status, state) => {
    await start()
    sink.answer(status)
    await site.postJson('/api/mail/', LEAD)
    await becomes('webhook', { state, reason: `HTTP ${status}` })
    await becomes('mail', { state: 'delivered' })
  })

  test('that refuses a lead for good is told of by mail, by the lead’s number alone', async () => {
    await start()
    sink.answer(400)
    await site.postJson('/api/mail/', LEAD)
    const told = () =>
      site.leadMails().then((mails) => mails.find(({ subject }) => subject?.startsWith('Не доставлено')))
    await vi.waitFor(async () => expect(await told()).toBeDefined())

    const mail = await told()
    expect(mail?.subject).toBe('Не доставлено: 1 заявка')
    expect(mail?.text).toContain(`${bodyOf(0).id}: webhook: HTTP 400`)
    expect(mail?.text).not.toMatch(/Незабудкина|246-81-35/)
  })
})

describe('the upstream', () => {
  test('gets the fields of its contract and no other', async () => {
    site = await startSite({ API_URL: sink.url, LEADS_UPSTREAM: 'true' })
    await site.postJson('/api/mail/', LEAD)
    const posts = () => sink.received.filter(({ path }) => path === '/api/mail/')
    await vi.waitFor(() => expect(posts()).toHaveLength(1))

    expect(JSON.parse(posts()[0]?.body ?? '')).toEqual({ ...LEAD, confirm: true, message: '' })
    expect(posts()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}:upstream$/)
    await becomes('upstream', { state: 'delivered' })
  })

  test.each([
    ['{"status":"error","fields":[{"name":"tel"}]}', 'failed'],
    ['<html>busy</html>', 'queued'],
  ])('answering %s has not taken the lead: %s', async (reply, state) => {
    site = await startSite({ API_URL: sink.url, LEADS_UPSTREAM: 'true' })
    sink.answer(200, reply)
    await site.postJson('/api/mail/', LEAD)
    await becomes('upstream', { state, reason: expect.any(String) })
  })
})

describe('Calltouch', () => {
  const start = async () =>
    (site = await startSite({ CALLTOUCH_SITE_ID: '4711', CALLTOUCH_TOKEN: 'token', CALLTOUCH_URL: sink.url }))
  const tracked = { sessionId: '998877', requestUrl: 'https://versta.example/?utm_source=x' }

  test('gets one request for a lead, with the session its page told a moment later', async () => {
    await start()
    await site.postJson('/api/mail/', LEAD, { 'idempotency-key': 'one' })
    const told = await site.postJson('/api/calltouch/', { ...LEAD, ...tracked }, { 'idempotency-key': 'one' })
    await sink.wait(1)

    expect(await told.json()).toEqual({ status: 'ok', fields: [], fortuna: false })
    expect(sink.received[0]?.headers).toMatchObject({ 'access-token': 'token', siteid: '4711' })
    const { json } = await leadsCommand({ DATA_DIR: site.dataDirectory }, 'list', '--json')
    expect(json).toHaveLength(1)
    expect(bodyOf(0).requests).toEqual([
      {
        requestNumber: (json as { id: string }[])[0]?.id,
        requestDate: expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/),
        subject: 'Заявка',
        requestUrl: tracked.requestUrl,
        sessionId: '998877',
        fio: LEAD.name,
        phoneNumber: '79162468135',
        email: LEAD.email,
        addTags: [{ tag: 'napishitenam-keysi' }],
      },
    ])
  })

  test('is to get a lead whose page has no call tracking, too', async () => {
    await start()
    await site.postJson('/api/mail/', LEAD)
    expect(await deliveryOf('calltouch')).toMatchObject({ state: 'queued' })
  })

  test('gets no responses to vacancies', async () => {
    await start()
    await site.postJson('/api/mail/', { ...LEAD, type: 'vacancy_response' })
    await becomes('mail', { state: 'delivered' })
    expect(await deliveryOf('calltouch')).toBeUndefined()
  })
})
