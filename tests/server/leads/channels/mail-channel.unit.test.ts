import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Channel } from '../../../../server/leads/channels/channel.ts'
import { createMailChannel } from '../../../../server/leads/channels/mail.ts'
import { acceptedLead, deliveryWith, LEAD_ID } from '../../../support/leads/accepted-lead.ts'
import { startSmtp, type TestSmtp } from '../../../support/peers/smtp.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'versta-mails-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(directory, { recursive: true })
})

function channelWith(env: Record<string, string> = {}) {
  const config = demoConfig({
    SITE_URL: 'https://versta.example:8443',
    MAIL_TO: 'staff@versta.example,boss@versta.example',
    MAIL_FROM: 'Верста <site@versta.example>',
    ...env,
  })
  return createMailChannel({ ...config, dataDirectory: directory })!
}

const files = () => readdir(join(directory, 'mail')).catch(() => [])
const mails = async () =>
  Promise.all((await files()).map(async (file) => PostalMime.parse(await readFile(join(directory, 'mail', file)))))

const FAILED = [{ leadId: LEAD_ID, channel: 'webhook', reason: 'HTTP 400', isGivenUp: true }]
const HEADERS = {
  from: { name: 'Верста', address: 'site@versta.example' },
  to: [{ address: 'staff@versta.example' }, { address: 'boss@versta.example' }],
}

test('a lead becomes a mail to the staff, under a number that stays the same', async () => {
  const channel = channelWith()
  await channel.deliver(acceptedLead(), deliveryWith())
  await channel.deliver(acceptedLead(), deliveryWith())

  expect(await files()).toEqual([`2025-09-12T21-30-05-000Z-${LEAD_ID}.eml`])
  const [mail] = await mails()
  expect(mail).toMatchObject({
    ...HEADERS,
    subject: 'Заявка: Аполлинария Незабудкина, +7 (916) 246-81-35',
    messageId: `<${LEAD_ID}@versta.example>`,
    date: '2025-09-12T21:30:05.000Z',
    replyTo: [{ address: 'apollinaria.nezabudkina@company.example' }],
  })
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
})

test('leads that failed elsewhere become one mail of this moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-09-13T08:00:00Z') })
  await channelWith().announce?.(FAILED, new AbortController().signal)
  expect(await mails()).toMatchObject([
    {
      ...HEADERS,
      subject: 'Не доставлено: 1 заявка',
      messageId: '<failures-1757750400000@versta.example>',
      date: '2025-09-13T08:00:00.000Z',
    },
  ])
})

test('mails go one after another, so that they lie in the order the leads came', () => {
  expect(channelWith()).toMatchObject({ name: 'mail', concurrency: 1 })
})

test('of a lead that is erased no mail stays, and without any there is none to remove', async () => {
  const channel = channelWith()
  await channel.forget?.([LEAD_ID])
  await channel.deliver(acceptedLead(), deliveryWith())
  await channel.forget?.(['another'])
  expect(await files()).toHaveLength(1)
  await channel.forget?.(['another', LEAD_ID])
  expect(await files()).toEqual([])
  await channel.close?.()
})

describe('with a mail server', () => {
  let smtp: TestSmtp
  let channel: Channel
  beforeEach(async () => {
    smtp = await startSmtp()
    channel = channelWith({ SMTP_URL: smtp.url })
  })
  afterEach(async () => {
    await channel.close?.()
    await smtp.stop()
  })
  const announce = () => channel.announce?.(FAILED, new AbortController().signal)

  test('mails go there, and none stays here', async () => {
    await channel.deliver(acceptedLead(), deliveryWith())
    const received = await smtp.received(2)
    expect(received).toMatchObject([
      { ...HEADERS, recipients: ['staff@versta.example'] },
      { ...HEADERS, recipients: ['boss@versta.example'] },
    ])
    expect(received.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${LEAD_ID}@versta.example>`))
    expect(await files()).toEqual([])
    await channel.forget?.([LEAD_ID])
  })

  test('a mail written before there was one goes with its lead, or with its time', async () => {
    const earlier = channelWith()
    await earlier.deliver(acceptedLead(), deliveryWith())
    await earlier.deliver(acceptedLead({ id: 'another' }), deliveryWith())
    await channel.forget?.([LEAD_ID])
    expect(await files()).toEqual([expect.stringContaining('another')])
    await channel.forgetBefore?.(new Date(Date.now() + 60_000))
    expect(await files()).toEqual([])
  })

  test('staff are told of failures when one of them is', async () => {
    smtp.refuseRecipient('staff@versta.example', 550)
    await announce()
    expect(smtp.mails).toMatchObject([{ recipients: ['boss@versta.example'] }])
  })

  test('staff are told of nothing by a site that closes', async () => {
    await expect(channel.announce?.(FAILED, AbortSignal.abort())).rejects.toThrow('timeout')
    expect(smtp.mails).toEqual([])
  })

  test('staff are not told of failures when none of them is', async () => {
    smtp.refuse('no')
    await expect(announce()).rejects.toThrow()
  })
})
