import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { LEAD } from '../../support/lead.ts'
import { startSite, type TestSite } from '../../support/site.ts'
import { startSmtp, type TestSmtp } from '../../support/smtp.ts'

let smtp: TestSmtp
let site: TestSite

beforeAll(async () => {
  smtp = await startSmtp()
  // Each client behind the proxy has a rate limit of its own, so that 50 posts fit into a minute.
  site = await startSite({ SMTP_URL: smtp.url, TRUSTED_PROXIES: '127.0.0.1' })
})
afterEach(() => smtp.mails.splice(0))
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

let client = 0
const post = (lead: object, key: string) =>
  site.postJson('/api/mail/', lead, { 'idempotency-key': key, 'x-forwarded-for': `203.0.113.${(client += 1) % 250}` })

test('50 posts at once under one key are one mail and one answer', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => post(LEAD, 'parallel')))
  const answers = await Promise.all(responses.map((response) => response.text()))

  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
  expect(new Set(answers)).toEqual(new Set(['{"status":"ok","fields":[],"fortuna":false}']))
  expect(smtp.mails).toHaveLength(1)
})

test('a repeated post gets the same answer and sends nothing more', async () => {
  await post({ ...LEAD, type: 'fortuna' }, 'repeated')
  const replayed = await post({ ...LEAD, type: 'fortuna' }, 'repeated')

  expect(await replayed.json()).toEqual({ status: 'ok', fields: [], fortuna: true })
  expect(smtp.mails).toHaveLength(1)
})

test('the same key with other content is a conflict', async () => {
  await post(LEAD, 'conflict')
  const other = await post({ ...LEAD, name: 'Другой человек' }, 'conflict')

  expect(other.status).toBe(409)
  expect(await other.json()).toEqual({ status: 'error', fields: [], fortuna: false })
  expect(smtp.mails).toHaveLength(1)
})

test('other keys are other leads', async () => {
  await post(LEAD, 'first')
  await post(LEAD, 'second')
  expect(smtp.mails).toHaveLength(2)
})

test('a refused form does not use its key up', async () => {
  await post({ ...LEAD, tel: '' }, 'corrected')
  const corrected = await post(LEAD, 'corrected')
  expect(corrected.status).toBe(200)
  expect(smtp.mails).toHaveLength(1)
})

test('a lead that could not be stored is stored by the next try under its key', async () => {
  smtp.refuse('try later')
  const failed = await post(LEAD, 'retried')
  smtp.accept()
  const retried = await post(LEAD, 'retried')

  expect([failed.status, retried.status]).toEqual([503, 200])
  expect(smtp.mails).toHaveLength(1)
})
