import { expect, test } from 'vitest'
import { LEAD } from '../../support/lead.ts'
import { startSite } from '../../support/site.ts'
import { startSmtp } from '../../support/smtp.ts'

const PERSONAL = ['Аполлинария', 'Незабудкин', 'apollinaria', '246-81-35', '2468135', 'nezabudka-shop', '731000']

test('no line of the log holds what a visitor typed, whatever becomes of it', async () => {
  const smtp = await startSmtp()
  const site = await startSite({ SMTP_URL: smtp.url, LOG_LEVEL: 'trace' })
  const broken = `${JSON.stringify(LEAD)}}`

  await site.postJson('/api/mail/', LEAD)
  await site.postJson('/api/mail/', { ...LEAD, tel: '246-81-35' })
  await site.postJson('/api/mail/', { ...LEAD, type: 'Аполлинария' })
  await site.postForm('/api/mail/', LEAD)
  await site.postForm('/api/mail/', { ...LEAD, tel: '', place: 'popup' })
  await fetch(`${site.url}/api/mail/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: broken,
  })
  await fetch(`${site.url}/api/mail/`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: broken })
  smtp.refuse(`<${LEAD.email}> ${LEAD.name} ${LEAD.tel}: mailbox unavailable`)
  const refused = await site.postJson('/api/mail/', LEAD)
  await smtp.stop()
  const unreachable = await site.postJson('/api/mail/', LEAD)
  await site.stop()

  expect([refused.status, unreachable.status]).toEqual([503, 503])
  const log = site.log.map((line) => JSON.stringify(line))
  expect(log.filter((line) => PERSONAL.some((value) => line.includes(value)))).toEqual([])
  expect(site.log.filter(({ msg }) => msg === 'lead accepted')).toHaveLength(2)
  expect(site.log.filter(({ msg }) => msg === 'lead could not be stored')).toHaveLength(2)
})
