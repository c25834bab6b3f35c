import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { DeliveryFailure } from '../../../server/leads/channels/delivery-failure.ts'
import { systemClock } from '../../../server/leads/clock.ts'
import { deskUnderTest } from '../../support/leads/desk-under-test.ts'
import { LEAD } from '../../support/leads/lead.ts'
import { startSmtp } from '../../support/peers/smtp.ts'

const at = deskUnderTest()
const { deskWith, earlierRun, log, mails, openAsleep, submit, told } = at

describe('a desk that is open', () => {
  test('says which channels carry leads, and where they are kept', () => {
    void deskWith({ LEADS_WEBHOOK_URL: at.sink.url }).open()
    expect(told('info', 'leads are kept and delivered')).toEqual([{ channels: ['mail', 'webhook'], store: 'SQLite' }])
    expect(told('info', 'SMTP_URL is not set: lead mails are written as .eml files')).toEqual([
      { directory: `${at.directory}/mail` },
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
    await openAsleep({ LEADS_WEBHOOK_URL: at.sink.url })
    await submit()
    await at.sink.wait(1)
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1))
    expect(JSON.parse(at.sink.received[0]?.body ?? '')).toMatchObject({ name: LEAD.name, consent: { page: '/' } })
  })

  test('counts deliveries by channel and state', async () => {
    deskWith({ LEADS_WEBHOOK_URL: at.sink.url })
    await submit()
    expect(await at.desk.counts()).toEqual([
      { channel: 'mail', state: 'queued', count: 1, oldest: expect.any(Number) },
      { channel: 'webhook', state: 'queued', count: 1, oldest: expect.any(Number) },
    ])
  })

  test('tells staff by mail of a lead another channel could not deliver', async () => {
    await earlierRun('webhook', async () => {})
    at.sink.answer(400)
    void deskWith({ LEADS_WEBHOOK_URL: at.sink.url }).open()
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
    at.sink.answer(400)
    await mkdir(at.directory, { recursive: true })
    void deskWith({
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_TO: 'staff@versta.example',
      LEADS_WEBHOOK_URL: at.sink.url,
    }).open()
    await submit()
    await vi.waitFor(() =>
      expect(told('warn', 'staff could not be told of failed leads')).toEqual([{ reason: 'ECONNREFUSED' }]),
    )
  })
})

test.each([1, 5, 20, 50])('a desk closed %i ms after it has opened says nothing of what it began', async (ms) => {
  void deskWith().open()
  await wait(ms)
  await at.desk.close()
  await wait(100)
  expect(log.warn).not.toHaveBeenCalled()
  deskWith()
})

test('while leads cannot be kept the desk says so, and forms have no token', async () => {
  await mkdir(join(at.directory, 'leads.sqlite'))
  void deskWith().open()
  expect(await at.desk.formToken()).toBeNull()
  expect(await submit()).toEqual({ kind: 'failed' })
  await vi.waitFor(() => {
    expect(told('warn', 'old leads could not be erased')).toEqual([{ reason: expect.any(String) }])
    expect(told('warn', 'waiting leads could not be counted')).toEqual([{ reason: expect.any(String) }])
  })
})

test('the words leads agree to are kept from the start', async () => {
  await deskWith().open()
  const [text = ''] = await readdir(join(at.directory, 'consents'))
  expect(text).toMatch(/^[0-9a-f]{64}\.json$/)
})

test('a desk that cannot keep those words says so, and works', async () => {
  await writeFile(join(at.directory, 'consents'), '')
  await deskWith().open()
  expect(told('warn', 'the text of the consent could not be kept')).toEqual([{ reason: 'EEXIST' }])
  expect(await submit()).toMatchObject({ kind: 'accepted' })
})

test('forms have a token that tells how long they took', async () => {
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.now())
  deskWith()
  const token = await at.desk.formToken()
  await submit({ token })
  expect(told('info', 'lead accepted')).toMatchObject([{ suspicions: ['too-fast'] }])
})

test('leads are counted as they are accepted, and nothing else is', async () => {
  deskWith()
  await submit()
  await submit({ name: '' })
  await submit({ name: 'Вторая' })
  expect(at.desk.accepted()).toBe(2)
})
