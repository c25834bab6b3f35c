import { expect, test } from 'vitest'
import { readConfig } from '../../../../server/config.ts'
import { failuresMail } from '../../../../server/leads/mail/failures-mail.ts'

const { site } = readConfig({ SITE_URL: 'https://versta.example' })
const FAILED = [
  { leadId: 'id-1', channel: 'webhook', reason: 'HTTP 400' },
  { leadId: 'id-2', channel: 'mail', reason: 'SMTP 550' },
  { leadId: 'id-1', channel: 'calltouch', reason: 'not imported' },
]

test('leads that failed are told of by their numbers, each with its channels, and what to do', () => {
  const { subject, text, html } = failuresMail(FAILED, site)
  expect(subject).toBe('Не доставлено: 2 заявки')
  expect(text).toBe(
    [
      'Не доставлено: 2 заявки',
      '',
      'Что делать: Заявки хранятся на сервере. Устраните причину и отправьте их снова:',
      'npm run leads -- resend --failed',
      'id-1: webhook: HTTP 400',
      'calltouch: not imported',
      'id-2: mail: SMTP 550',
      '',
      'Верста, https://versta.example',
    ].join('\n'),
  )
  expect(html).toContain('webhook: HTTP 400<br>calltouch: not imported')
  expect(html).not.toContain('Похоже на спам')
})

test.each([
  [1, 'Не доставлено: 1 заявка'],
  [5, 'Не доставлено: 5 заявок'],
])('%d of them are counted in Russian', (count, subject) => {
  const failed = Array.from({ length: count }, (_, index) => ({ leadId: `${index}`, channel: 'mail', reason: 'x' }))
  expect(failuresMail(failed, site).subject).toBe(subject)
})
