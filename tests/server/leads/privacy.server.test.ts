import { expect, test } from 'vitest'
import { LEAD } from '../../support/leads/lead.ts'
import { startSmtp } from '../../support/peers/smtp.ts'
import { startSite } from '../../support/site/site.ts'

const PERSONAL = ['Аполлинария', 'Незабудкин', 'apollinaria', '246-81-35', '2468135', 'nezabudka-shop', '731000']

test('no line of the log holds what a visitor typed, whatever becomes of it', async () => {
  const smtp = await startSmtp()
  const site = await startSite({
    ...smtp.env,
    LOG_LEVEL: 'trace',
    LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/',
    LEADS_UPSTREAM: 'true',
    API_URL: 'http://127.0.0.1:9',
    CALLTOUCH_SITE_ID: '1',
    CALLTOUCH_TOKEN: 'secret-token-4711',
    CALLTOUCH_URL: 'http://127.0.0.1:9/',
  })
  const broken = `${JSON.stringify(LEAD)}}`
  const undelivered = (reason: RegExp) =>
    site.logged(({ msg, reason: told }) => msg === 'lead not delivered yet' && reason.test(String(told)))

  await site.postJson('/api/mail/', LEAD)
  await smtp.received(1)
  await site.postJson('/api/mail/', { ...LEAD, homepage: LEAD.site }, { 'idempotency-key': LEAD.tel.slice(1) })
  await site.postJson('/api/mail/', { ...LEAD, budget: '1' }, { 'idempotency-key': LEAD.tel.slice(1) })
  await site.postJson('/api/calltouch/', { ...LEAD, sessionId: LEAD.email, requestUrl: LEAD.site })
  await site.postJson('/api/mail/', { ...LEAD, tel: '246-81-35' })
  await site.postJson('/api/mail/', { ...LEAD, type: 'Аполлинария' })
  await site.postForm('/api/mail/', { ...LEAD, message: 'без скрипта' })
  await site.postForm('/api/mail/', { ...LEAD, tel: '', place: 'popup' })
  await site.postForm(`/api/mail/?name=${encodeURIComponent(LEAD.name)}`, { ...LEAD, message: 'а'.repeat(40_000) })
  for (const type of ['application/json', 'text/plain'])
    await fetch(`${site.url}/api/mail/`, { method: 'POST', headers: { 'content-type': type }, body: broken })
  smtp.refuse(`<${LEAD.email}> ${LEAD.name} ${LEAD.tel}: mailbox unavailable`)
  const refused = await site.postJson('/api/mail/', { ...LEAD, message: 'почта отказывает' })
  await undelivered(/SMTP 451/)
  await smtp.stop()
  const unreachable = await site.postJson('/api/mail/', { ...LEAD, message: 'почты нет' })
  await undelivered(/ECONNREFUSED/)
  await site.stop()

  expect([refused.status, unreachable.status]).toEqual([200, 200])
  const log = site.log.map((line) => JSON.stringify(line))
  const secrets = [...PERSONAL, 'secret-token-4711', encodeURIComponent(LEAD.name)]
  expect(log.filter((line) => secrets.some((value) => line.includes(value)))).toEqual([])
  expect(site.log.filter(({ msg }) => msg === 'lead accepted')).toHaveLength(4)
})
