import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoConfig } from '../../support/demo-config.ts'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { systemClock } from '../../../server/leads/clock.ts'
import { createLeadDesk, type LeadDesk } from '../../../server/leads/lead-desk.ts'
import { startJsonSink, type JsonSink } from '../../support/json-sink.ts'
import { LEAD } from '../../support/lead.ts'
import { openLeads, testChannel } from '../../support/leads.ts'
import { startSmtp } from '../../support/smtp.ts'
import { createTestClock } from '../../support/test-clock.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const CONTEXT = { idempotencyKey: null, page: '/', address: '::1', log }
const SESSION = { sessionId: '998877', requestUrl: 'https://versta.example/?utm_source=x' }

let directory: string
let sink: JsonSink
let desk: LeadDesk

beforeEach(async () => {
  for (const level of Object.values(log)) level.mockReset()
  sink = await startJsonSink()
  directory = await mkdtemp(join(tmpdir(), 'versta-desk-'))
})
afterEach(async () => {
  await desk.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
  await sink.stop()
  await rm(directory, { recursive: true, force: true })
})

function deskWith(env: Record<string, string> = {}) {
  const config = demoConfig({ SITE_URL: 'https://versta.example', DATA_DIR: directory, ...env })
  desk = createLeadDesk({ ...config, apiUrl: config.content.apiUrl }, log)
  return desk
}

/** With two queues and alerts that have looked for leads and do so again only when they are woken. */
async function openAsleep(env: Record<string, string>) {
  const sleep = vi.spyOn(systemClock, 'sleep').mockImplementation(
    (_ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) resolve()
        signal?.addEventListener('abort', () => resolve())
      }),
  )
  void deskWith(env).open()
  await vi.waitFor(() => expect(sleep).toHaveBeenCalledTimes(3))
}

const CALLTOUCH = () => ({ CALLTOUCH_SITE_ID: '1', CALLTOUCH_TOKEN: 'token', CALLTOUCH_URL: sink.url })
const submit = (change = {}) => desk.submit({ ...LEAD, ...change }, CONTEXT)
const mails = async () =>
  (await readdir(join(directory, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml'))
const told = (level: keyof typeof log, message: string) =>
  log[level].mock.calls.filter(([, words]) => words === message).map(([details]) => details)
const requests = () => sink.received.map(({ body }) => JSON.parse(body).requests[0])

/** What an earlier run of the program left, with a channel this one may not have. */
async function earlierRun(channel: string, work: (leads: ReturnType<typeof openLeads>) => Promise<unknown>, ageMs = 0) {
  const clock = createTestClock()
  clock.advance(Date.now() - ageMs - clock.now())
  const settings = { databaseUrl: null, dataDirectory: directory }
  const leads = openLeads({ settings } as never, [testChannel(channel).channel], clock)
  await leads.post()
  await work(leads)
  await leads.close()
}

async function deliveredIn(leads: ReturnType<typeof openLeads>) {
  const [delivery] = await leads.deliveries.claim('mail', 1)
  await leads.deliveries.settle(delivery!, null)
}

describe('a desk that is open', () => {
  test('says which channels carry leads, and where they are kept', () => {
    void deskWith({ LEADS_WEBHOOK_URL: sink.url }).open()
    expect(told('info', 'leads are kept and delivered')).toEqual([{ channels: ['mail', 'webhook'], store: 'SQLite' }])
    expect(told('info', 'SMTP_URL is not set: lead mails are written as .eml files')).toEqual([
      { directory: `${directory}/mail` },
    ])
  })

  test('says nothing of files when there is a mail server', () => {
    void deskWith({
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_TO: 'staff@versta.example',
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
    }).open()
    expect(told('info', 'leads are kept and delivered')).toMatchObject([{ store: 'PostgreSQL' }])
    expect(told('info', 'lead mails go by SMTP')).toEqual([{ to: ['staff@versta.example'] }])
    expect(log.info).toHaveBeenCalledTimes(2)
  })

  test('delivers a lead by every channel at once', async () => {
    await openAsleep({ LEADS_WEBHOOK_URL: sink.url })
    await submit()
    await sink.wait(1)
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1))
    expect(JSON.parse(sink.received[0]?.body ?? '')).toMatchObject({ name: LEAD.name, consent: { page: '/' } })
  })

  test('counts deliveries by channel and state', async () => {
    deskWith({ LEADS_WEBHOOK_URL: sink.url })
    await submit()
    expect(await desk.counts()).toEqual([
      { channel: 'mail', state: 'queued', count: 1, oldest: expect.any(Number) },
      { channel: 'webhook', state: 'queued', count: 1, oldest: expect.any(Number) },
    ])
  })

  test('tells staff by mail of a lead another channel could not deliver', async () => {
    await earlierRun('webhook', async () => {})
    sink.answer(400)
    void deskWith({ LEADS_WEBHOOK_URL: sink.url }).open()
    await vi.waitFor(async () => expect(await mails()).toEqual([expect.stringContaining('failures-')]))
  })

  test('tells staff of one mailbox that refuses the mail by another, and of it in the log', async () => {
    const smtp = await startSmtp()
    smtp.refuseRecipient('boss@versta.example', 550)
    void deskWith({ SMTP_URL: smtp.url, MAIL_TO: 'boss@versta.example,staff@versta.example' }).open()
    await submit()
    const [lead, alert] = await smtp.received(2)
    expect([lead, alert].map((mail) => mail?.recipients)).toEqual([['staff@versta.example'], ['staff@versta.example']])
    expect(alert?.text).toContain('mail: SMTP 550 (boss@versta.example), ещё отправляется')
    expect(told('error', 'lead not delivered yet: a setting or a mailbox needs mending')).toMatchObject([
      { channel: 'mail', attempt: 1, reason: 'SMTP 550 (boss@versta.example)' },
    ])
    await smtp.stop()
  })

  test('tells staff of what an earlier run could not, though no other lead comes', async () => {
    await earlierRun('webhook', async (leads) => {
      const [delivery] = await leads.deliveries.claim('webhook', 1)
      await leads.deliveries.settle(delivery!, new DeliveryFailure('refused', 'HTTP 400'))
    })
    void deskWith().open()
    await vi.waitFor(async () => expect((await mails()).join()).toContain('failures-'))
  })

  test('says when staff could not be told', async () => {
    sink.answer(400)
    await mkdir(directory, { recursive: true })
    void deskWith({
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_TO: 'staff@versta.example',
      LEADS_WEBHOOK_URL: sink.url,
    }).open()
    await submit()
    await vi.waitFor(() =>
      expect(told('warn', 'staff could not be told of failed leads')).toEqual([{ reason: 'ECONNREFUSED' }]),
    )
  })
})

describe('call tracking', () => {
  test('gets the session with the lead that is already taken', async () => {
    deskWith(CALLTOUCH())
    const taken = await submit()
    const outcome = await desk.submitTracked({ ...LEAD, ...SESSION }, CONTEXT)
    expect(outcome).toEqual(taken)
    void desk.open()
    await sink.wait(1)
    expect(requests()).toMatchObject([{ fio: LEAD.name, ...SESSION }])
  })

  test('wakes a queue that has nothing else to do', async () => {
    await openAsleep(CALLTOUCH())
    await desk.submitTracked({ ...LEAD, ...SESSION }, CONTEXT)
    await sink.wait(1)
    expect(requests()).toMatchObject([SESSION])
  })

  test.each([
    [{ sessionId: 4711 }, { sessionId: '4711' }],
    [{ sessionId: ' 47\u0000\u000711 ' }, { sessionId: '47 11' }],
    [{ sessionId: '4\ud83d' }, { sessionId: '4\ufffd' }],
    [{ sessionId: '1'.repeat(2001) }, { sessionId: '1'.repeat(2000) }],
    [{ sessionId: { $ne: '' }, requestUrl: ['x'] }, { requestUrl: LEAD.utm }],
  ])('gets %j as %j', async (sent, got) => {
    deskWith(CALLTOUCH())
    await desk.submitTracked({ ...LEAD, ...sent }, CONTEXT)
    void desk.open()
    await sink.wait(1)
    expect(requests()).toMatchObject([got])
    expect(Object.hasOwn(requests()[0], 'sessionId')).toBe('sessionId' in got)
  })

  test('gets nothing of a form with bad fields', async () => {
    deskWith(CALLTOUCH())
    expect(await desk.submitTracked({ ...LEAD, tel: '' }, CONTEXT)).toEqual({
      kind: 'invalid',
      invalidFields: ['tel'],
    })
  })

  test('that cannot be stored has failed, though the lead is kept', async () => {
    await earlierRun('mail', async () => {})
    const tables = new DatabaseSync(join(directory, 'leads.sqlite'))
    tables.exec(
      `CREATE TRIGGER full BEFORE UPDATE OF details ON versta_delivery BEGIN SELECT RAISE(ABORT, 'full'); END`,
    )
    tables.close()
    deskWith(CALLTOUCH())
    expect(await desk.submitTracked({ ...LEAD, ...SESSION, budget: '1' }, CONTEXT)).toEqual({ kind: 'failed' })
    expect(told('info', 'lead accepted')).toHaveLength(1)
    expect(told('error', 'call tracking could not be stored')).toEqual([
      { leadId: expect.any(String), reason: 'SQLITE_CONSTRAINT (1811, constraint failed) at commit' },
    ])
  })
})

describe('of what an earlier run has left', () => {
  test('leads of a channel that is switched off are told of', async () => {
    await earlierRun('crm', async () => {})
    void deskWith().open()
    await vi.waitFor(() =>
      expect(told('warn', 'leads wait for a channel that is switched off')).toEqual([{ channel: 'crm', waiting: 1 }]),
    )
  })

  test('old leads go at the start, and then every hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const monthMs = 31 * 24 * HOUR_MS
    await earlierRun('mail', deliveredIn, monthMs)
    void deskWith().open()
    const erased = () => told('info', 'leads erased after their time')
    await vi.waitFor(() => expect(erased()).toEqual([{ erased: 1 }]))

    await earlierRun('mail', deliveredIn, monthMs)
    vi.advanceTimersByTime(HOUR_MS - MINUTE_MS)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(erased()).toHaveLength(1)
    vi.advanceTimersByTime(MINUTE_MS)
    await vi.waitFor(() => expect(erased()).toHaveLength(2))
    await desk.close()
    expect(vi.getTimerCount()).toBe(0)
    deskWith()
  })

  test('nothing is said when nothing is left', async () => {
    await earlierRun('mail', deliveredIn)
    void deskWith().open()
    await submit({ name: 'Другая' })
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1))
    expect(log.warn).not.toHaveBeenCalled()
    expect(told('info', 'leads erased after their time')).toEqual([])
  })
})

test.each([1, 5, 20, 50])('a desk closed %i ms after it has opened says nothing of what it began', async (ms) => {
  void deskWith().open()
  await wait(ms)
  await desk.close()
  await wait(100)
  expect(log.warn).not.toHaveBeenCalled()
  deskWith()
})

test('while leads cannot be kept the desk says so, and forms have no token', async () => {
  await mkdir(join(directory, 'leads.sqlite'))
  void deskWith().open()
  expect(await desk.formToken()).toBeNull()
  expect(await submit()).toEqual({ kind: 'failed' })
  await vi.waitFor(() => {
    expect(told('warn', 'old leads could not be erased')).toEqual([{ reason: expect.any(String) }])
    expect(told('warn', 'waiting leads could not be counted')).toEqual([{ reason: expect.any(String) }])
  })
})

test('the words leads agree to are kept from the start', async () => {
  await deskWith().open()
  const [text = ''] = await readdir(join(directory, 'consents'))
  expect(text).toMatch(/^[0-9a-f]{64}\.json$/)
})

test('a desk that cannot keep those words says so, and works', async () => {
  await writeFile(join(directory, 'consents'), '')
  await deskWith().open()
  expect(told('warn', 'the text of the consent could not be kept')).toEqual([{ reason: 'EEXIST' }])
  expect(await submit()).toMatchObject({ kind: 'accepted' })
})

test('forms have a token that tells how long they took', async () => {
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.now())
  deskWith()
  const token = await desk.formToken()
  await submit({ token })
  expect(told('info', 'lead accepted')).toMatchObject([{ suspicions: ['too-fast'] }])
})

test('leads are counted as they are accepted, and nothing else is', async () => {
  deskWith()
  await submit()
  await submit({ name: '' })
  await submit({ name: 'Вторая' })
  expect(desk.accepted()).toBe(2)
})
