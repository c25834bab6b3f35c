import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Channel } from '../../../../server/leads/channels/channel.ts'
import { createChannels } from '../../../../server/leads/channels/channels.ts'
import { acceptedLead, deliveryWith, LEAD_ID } from '../../../support/leads/accepted-lead.ts'
import { LEAD } from '../../../support/leads/lead.ts'
import { startJsonSink, type JsonSink } from '../../../support/peers/json-sink.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

let sink: JsonSink
beforeEach(async () => {
  sink = await startJsonSink()
})
afterEach(async () => {
  vi.useRealTimers()
  await sink.stop()
})

function channelsOf(env: Record<string, string>): Channel[] {
  return createChannels(demoConfig({ SITE_URL: 'https://versta.example', ...env }))
}
const channelOf = (name: string, env: Record<string, string>) =>
  channelsOf(env).find((channel) => channel.name === name)!

const received = () => JSON.parse(sink.received.at(-1)?.body ?? '')

test.each([
  [{}, ['mail']],
  [{ LEADS_WEBHOOK_URL: 'https://crm.example/' }, ['mail', 'webhook']],
  [{ API_URL: 'https://api.example' }, ['mail']],
  [{ API_URL: 'https://api.example', LEADS_UPSTREAM: 'true' }, ['mail', 'upstream']],
  [{ CALLTOUCH_SITE_ID: '4711' }, ['mail']],
  [{ CALLTOUCH_SITE_ID: '4711', CALLTOUCH_TOKEN: 'token' }, ['mail', 'calltouch']],
])('the settings %j switch on %j', (env, names) => {
  expect(channelsOf(env).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['webhook', 'has the lead', { LEADS_WEBHOOK_URL: 'SINK' }],
  ['calltouch', 'has the lead', { CALLTOUCH_SITE_ID: '1', CALLTOUCH_TOKEN: 'token', CALLTOUCH_URL: 'SINK' }],
  ['upstream', 'is asked again', { API_URL: 'SINK', LEADS_UPSTREAM: 'true' }],
])('the channel %s whose answer has no end %s', async (name, end, env) => {
  sink.answerEndlessly()
  const settings = Object.entries(env).map(([setting, value]) => [setting, value.replace('SINK', sink.url)])
  const delivered = channelOf(name, Object.fromEntries(settings)).deliver(acceptedLead(), deliveryWith())
  const ends = delivered.then(
    () => 'has the lead',
    ({ kind }) => (kind === 'delayed' ? 'is asked again' : kind),
  )
  expect(await ends).toBe(end)
})

describe('the webhook', () => {
  const open = (env = {}) => channelOf('webhook', { LEADS_WEBHOOK_URL: sink.url, ...env })

  test('gets the whole lead under the key of its delivery', async () => {
    await open().deliver(acceptedLead(), deliveryWith())
    expect(received()).toEqual(JSON.parse(JSON.stringify(acceptedLead())))
    expect(sink.received[0]?.headers).toMatchObject({ 'idempotency-key': `${LEAD_ID}:test` })
    expect(sink.received[0]?.headers).not.toHaveProperty('x-versta-signature')
  })

  test('gets a signature over the second and the body, with a secret', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_757_676_600_999 })
    await open({ LEADS_WEBHOOK_SECRET: 'пароль' }).deliver(acceptedLead(), deliveryWith())
    const digest = createHmac('sha256', 'пароль').update(`1757676600.${sink.received[0]?.body}`).digest('hex')
    expect(sink.received[0]?.headers['x-versta-signature']).toBe(`t=1757676600,v1=${digest}`)
  })

  test('that refuses has not got it', async () => {
    sink.answer(422)
    await expect(open().deliver(acceptedLead(), deliveryWith())).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('the upstream', () => {
  const open = (env = {}) => channelOf('upstream', { API_URL: sink.url, LEADS_UPSTREAM: 'true', ...env })
  const SENT = { ...LEAD, confirm: true, message: '' }

  test('gets the fields of its contract and no other', async () => {
    await open().deliver(acceptedLead({ landing: `${LEAD.utm}?yclid=42`, place: 'page' }), deliveryWith())
    expect(received()).toEqual(SENT)
    expect(sink.received).toMatchObject([{ path: '/api/mail/', headers: { 'idempotency-key': `${LEAD_ID}:test` } }])
    expect(sink.received[0]?.headers).not.toHaveProperty('authorization')
  })

  test('is shown the token of the API', async () => {
    await open({ API_TOKEN: 'sekret-8' }).deliver(acceptedLead(), deliveryWith())
    expect(sink.received[0]?.headers).toMatchObject({ authorization: 'Bearer sekret-8' })
  })

  test.each([
    ['', 'Похоже на спам: заполнено поле, которого не видно; форма заполнена быстрее, чем её можно прочесть'],
    [
      'Здравствуйте',
      'Похоже на спам: заполнено поле, которого не видно; форма заполнена быстрее, чем её можно прочесть\nЗдравствуйте',
    ],
  ])('gets the suspicions in front of the message %j', async (message, marked) => {
    await open().deliver(acceptedLead({ message, suspicions: ['honeypot', 'too-fast'] }), deliveryWith())
    expect(received()).toEqual({ ...SENT, message: marked })
  })

  test.each([
    ['{"status":"error"}', { kind: 'refused', reason: 'answered status error' }],
    ['{"status":"busy"}', { kind: 'delayed', reason: 'answered without a status' }],
    ['<html>busy</html>', { kind: 'delayed', reason: 'answered without a status' }],
    ['["ok"]', { kind: 'delayed', reason: 'answered without a status' }],
  ])('answering %s has not got it', async (reply, failure) => {
    sink.answer(200, reply)
    await expect(open().deliver(acceptedLead(), deliveryWith())).rejects.toMatchObject(failure)
  })
})

describe('Calltouch', () => {
  const open = () =>
    channelOf('calltouch', { CALLTOUCH_SITE_ID: '4711', CALLTOUCH_TOKEN: 'token', CALLTOUCH_URL: sink.url })
  const TRACKED = { details: { sessionId: '998877', requestUrl: 'https://versta.example/?utm_source=x' } }
  const imported = (...each: boolean[]) =>
    JSON.stringify({ data: { requests: each.map((one) => ({ requestNumber: LEAD_ID, imported: one })) } })

  test('gets a request with the session of its page, on the clock of Moscow', async () => {
    sink.answer(200, imported(true))
    await open().deliver(acceptedLead({ message: 'Здравствуйте' }), deliveryWith(TRACKED))
    expect(sink.received[0]?.headers).toMatchObject({ 'access-token': 'token', siteid: '4711' })
    expect(received()).toEqual({
      requests: [
        {
          requestNumber: LEAD_ID,
          requestDate: '13-09-2025 00:30:05',
          subject: 'Заявка',
          requestUrl: 'https://versta.example/?utm_source=x',
          sessionId: '998877',
          fio: LEAD.name,
          phoneNumber: '79162468135',
          email: LEAD.email,
          comment: { text: 'Здравствуйте' },
          addTags: [{ tag: 'napishitenam-keysi' }],
        },
      ],
    })
  })

  test('gets nothing for what a lead does not have', async () => {
    const bare = acceptedLead({ type: 'fortuna', tel: '', email: '', reachgoal: '' })
    await open().deliver(bare, deliveryWith())
    expect(received()).toEqual({
      requests: [
        {
          requestNumber: LEAD_ID,
          requestDate: '13-09-2025 00:30:05',
          subject: 'Колесо фортуны',
          requestUrl: LEAD.utm,
          fio: LEAD.name,
        },
      ],
    })
  })

  test('gets suspicions as tags', async () => {
    await open().deliver(acceptedLead({ reachgoal: '', suspicions: ['same-phone', 'same-text'] }), deliveryWith())
    expect(received().requests[0].addTags).toEqual([
      { tag: 'много заявок с этого телефона за час' },
      { tag: 'то же сообщение за сутки прислали с других телефонов' },
    ])
  })

  test('that turns a request down has not got it, though it answers 200', async () => {
    sink.answer(200, imported(true, false))
    await expect(open().deliver(acceptedLead(), deliveryWith())).rejects.toMatchObject({
      kind: 'refused',
      reason: 'not imported',
    })
  })

  test.each([
    '{"data":{"requests":[]}}',
    '{"data":{"requests":[{"imported":"later"}]}}',
    '{"data":{}}',
    '{}',
    'accepted',
  ])('answering %s has got it', async (reply) => {
    sink.answer(200, reply)
    await expect(open().deliver(acceptedLead(), deliveryWith())).resolves.toBeUndefined()
  })

  test('takes leads one by one, five a second, ten seconds after they came', () => {
    expect(open()).toMatchObject({ concurrency: 1, intervalMs: 200, initialDelayMs: 10_000 })
  })

  test('takes no responses to vacancies', () => {
    const taken = (['contacts', 'fortuna', 'vacancy_response'] as const).filter((type) =>
      open().accepts?.(acceptedLead({ type })),
    )
    expect(taken).toEqual(['contacts', 'fortuna'])
  })
})
