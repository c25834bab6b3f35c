import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Channel } from '../../../server/leads/channels/channel.ts'
import { createMailChannel } from '../../../server/leads/channels/mail.ts'
import { systemClock } from '../../../server/leads/clock.ts'
import { openLeads } from '../../support/leads/leads.ts'
import { STORES, type OpenStore } from '../../support/leads/stores.ts'
import { createTestClock } from '../../support/leads/test-clock.ts'
import { startHostileSmtp } from '../../support/peers/hostile-smtp.ts'
import { startSmtp, type TestSmtp } from '../../support/peers/smtp.ts'
import { demoConfig } from '../../support/site/demo-config.ts'
import { freePort } from '../../support/site/free-port.ts'

let store: OpenStore
let smtp: TestSmtp
let recipients: string[]
const opened: { close: () => Promise<void> }[] = []

beforeEach(async () => {
  recipients = ['staff@versta.example']
  ;[store, smtp] = await Promise.all([STORES[0]!.open(), startSmtp(await freePort())])
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((leads) => leads.close()))
  await smtp.stop()
  await store.drop()
})

function mailTo(url: string): Channel {
  const config = demoConfig({ SMTP_URL: url, SITE_URL: 'https://versta.example', MAIL_TO: recipients.join() })
  return createMailChannel(config)!
}

function openWith(url: string, ...rest: [clock?: ReturnType<typeof createTestClock>, pollMs?: number]) {
  const [clock = systemClock, pollMs] = rest
  const leads = openLeads(store, [mailTo(url)], clock, pollMs)
  opened.push(leads)
  return leads
}

const reasonOf = async ({ archive }: ReturnType<typeof openLeads>) => {
  const [delivery] = (await archive.list())[0]?.deliveries ?? []
  return delivery?.reason ? `${delivery.state}: ${delivery.reason}` : null
}

describe('a mail server', () => {
  test('that greylists gets the lead when it is ready, under the same Message-ID', async () => {
    smtp.refuse('4.7.1 greylisted, try again')
    const leads = openWith(smtp.url)
    leads.start()
    await leads.post()
    await vi.waitFor(async () => expect(await reasonOf(leads)).toBe('queued: SMTP 451 (staff@versta.example)'))
    smtp.accept()

    const [mail] = await smtp.received(1)
    expect(mail?.messageId).toBe(`<${(await leads.archive.list())[0]?.lead.id}@versta.example>`)
  })

  test('that refuses one of several recipients gives the lead to each once, to that one when it is ready', async () => {
    recipients = ['boss@versta.example', 'staff@versta.example']
    smtp.refuseRecipient('boss@versta.example')
    const leads = openWith(smtp.url)
    leads.start()
    await leads.post()
    await vi.waitFor(async () => expect(await reasonOf(leads)).toMatch(/^queued: /))
    smtp.refuseRecipient(null)

    const mails = await smtp.received(2)
    expect(mails.map(({ recipients: [one] }) => one)).toEqual(['staff@versta.example', 'boss@versta.example'])
    await vi.waitFor(async () => expect(await reasonOf(leads)).toBeNull())
    expect(smtp.mails).toHaveLength(2)
  })

  test('that refuses our mailbox gets every lead when the mailbox is mended', async () => {
    smtp.refuseRecipient('staff@versta.example', 550)
    const leads = openWith(smtp.url)
    leads.start()
    await leads.post({ name: 'Первая' })
    await vi.waitFor(async () => expect(await reasonOf(leads)).toBe('queued: SMTP 550 (staff@versta.example)'))
    await leads.post({ name: 'Вторая' })
    smtp.refuseRecipient(null)
    expect((await smtp.received(2)).map(({ subject = '' }) => /Первая|Вторая/.exec(subject)?.[0])).toEqual([
      'Первая',
      'Вторая',
    ])
  })

  test('that refuses a mailbox for three days leaves the lead to be sent again', async () => {
    smtp.refuseRecipient('staff@versta.example', 550)
    const clock = createTestClock()
    const leads = openWith(smtp.url, clock, 10_000)
    leads.start()
    await leads.post()
    for (let hour = 0; hour < 72; hour += 1) {
      await clock.pass(60_000, leads.isIdle)
      expect(await reasonOf(leads)).toBe('queued: SMTP 550 (staff@versta.example)')
      clock.advance(59 * 60_000)
    }
    await clock.pass(60_000, leads.isIdle)
    expect(await reasonOf(leads)).toBe('failed: SMTP 550 (staff@versta.example)')
    expect(await leads.archive.resendFailed()).toBe(1)
  })

  test('that is not there leaves every lead waiting', async () => {
    const leads = openWith('smtp://127.0.0.1:9')
    leads.start()
    await leads.post()
    await vi.waitFor(async () => expect(await reasonOf(leads)).toBe('queued: ECONNREFUSED'))
  })

  test.each([
    ['turns everybody away', /^queued: SMTP 554$/],
    ['drops in DATA', /^queued: ECONN(?:ECTION|RESET) /],
    ['hangs before the greeting', /^queued: ETIMEDOUT$/],
    ['hangs in DATA', /^queued: ETIMEDOUT /],
  ] as const)('that %s leaves the lead queued', async (misdeed, reason) => {
    const hostile = await startHostileSmtp(misdeed)
    const leads = openWith(hostile.url)
    leads.start()
    await leads.post()
    await vi.waitFor(async () => expect(await reasonOf(leads)).toMatch(reason))
    await hostile.stop()
  })

  test('that reads a mail for twenty seconds gets it once', async () => {
    const slow = await startHostileSmtp('answers late')
    const leads = openWith(slow.url)
    leads.start()
    await leads.post()
    await vi.waitFor(async () => expect((await leads.archive.list())[0]?.deliveries[0]?.state).toBe('delivered'))
    expect(slow.messages()).toBe(1)
    await slow.stop()
  })

  test('that was away for ten minutes gets every lead within a minute of its return', async () => {
    const clock = createTestClock()
    const { port } = new URL(smtp.url)
    await smtp.stop()
    const leads = openWith(`smtp://127.0.0.1:${port}`, clock, 2000)
    leads.start()
    for (const name of ['Первая', 'Вторая', 'Третья']) await leads.post({ name })
    await clock.pass(10 * 60_000, leads.isIdle)
    smtp = await startSmtp(Number(port))
    await clock.pass(60_000, leads.isIdle)
    expect(smtp.mails).toHaveLength(3)
  })

  test('that refused every mail for ten minutes gets all of them with the first it takes', async () => {
    const clock = createTestClock()
    smtp.refuse('4.3.0 no room')
    const leads = openWith(smtp.url, clock, 2000)
    leads.start()
    for (const name of ['Первая', 'Вторая', 'Третья']) await leads.post({ name })
    await clock.pass(10 * 60_000, leads.isIdle)
    smtp.accept()
    await leads.post({ name: 'Новая' })
    await clock.pass(10_000, leads.isIdle)
    expect(smtp.mails).toHaveLength(4)
  })

  test('that was down for hours gets every lead when it is back, in the order they came', async () => {
    const clock = createTestClock()
    const { port } = new URL(smtp.url)
    await smtp.stop()
    const leads = openWith(`smtp://127.0.0.1:${port}`, clock, 10 * 60_000)
    leads.start()
    const names = Array.from({ length: 12 }, (_, index) => `Гость ${String(index).padStart(2, '0')}`)
    for (const name of names) {
      await leads.post({ name })
      await clock.pass(30 * 60_000, leads.isIdle)
    }
    smtp = await startSmtp(Number(port))
    await clock.pass(60_000, leads.isIdle)

    const came = (await smtp.received(12)).map(({ subject = '' }) => /Гость \d+/.exec(subject)?.[0])
    expect(came).toEqual(names)
  })
})
