import { expect, test } from 'vitest'
import { failuresMail } from '../../../../server/leads/mail/failures-mail.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })
const FAILED = [
  { leadId: 'id-1', channel: 'webhook', reason: 'HTTP 400', isGivenUp: true },
  { leadId: 'id-2', channel: 'mail', reason: 'SMTP 550 (staff@versta.example)', isGivenUp: false },
  { leadId: 'id-1', channel: 'calltouch', reason: 'not imported', isGivenUp: true },
]

test('leads that failed are told of by their numbers, each with its channels, and what to do', () => {
  const { subject, text, html } = failuresMail(FAILED, site)
  expect(subject).toBe('Не доставлено: 2 заявки')
  expect(text).toBe(
    [
      'Не доставлено: 2 заявки',
      '',
      'Что делать: Заявки хранятся на сервере. Устраните причину. ' +
        'Те, что ещё отправляются, дойдут сами: сервер пробует трое суток. Остальные отправьте снова:',
      'npm run leads -- resend --failed',
      'То, чего канал не примет, передайте сами и отметьте:',
      'npm run leads -- settle НОМЕР',
      'id-1: webhook: HTTP 400',
      'calltouch: not imported',
      'id-2: mail: SMTP 550 (staff@versta.example), ещё отправляется',
      '',
      'Верста, https://versta.example',
    ].join('\n'),
  )
  expect(html).toContain('webhook: HTTP 400<br>calltouch: not imported')
  expect(html).not.toContain('Похоже на спам')
})

test.each([
  [
    true,
    'Заявки хранятся на сервере. Устраните причину. Потом отправьте их снова:\nnpm run leads -- resend --failed\n' +
      'То, чего канал не примет, передайте сами и отметьте:\nnpm run leads -- settle НОМЕР',
  ],
  [
    false,
    'Заявки хранятся на сервере. Устраните причину. Те, что ещё отправляются, дойдут сами: сервер пробует трое суток.',
  ],
])('nobody is asked to send again what still goes by itself: given up %s', (isGivenUp, advice) => {
  const { text } = failuresMail([{ leadId: 'id', channel: 'mail', reason: 'x', isGivenUp }], site)
  expect(text).toContain(`Что делать: ${advice}\nid: `)
})

test.each([
  [1, 'Не доставлено: 1 заявка'],
  [5, 'Не доставлено: 5 заявок'],
])('%d of them are counted in Russian', (count, subject) => {
  const failed = Array.from({ length: count }, (_, index) => ({ ...FAILED[0]!, leadId: `${index}` }))
  expect(failuresMail(failed, site).subject).toBe(subject)
})
