import { describe, expect, test } from 'vitest'
import { policyOf } from '#shared/policy.ts'
import { demoConfig } from '../support/site/demo-config.ts'

const policyWith = (env: Record<string, string>) =>
  policyOf(demoConfig({ API_URL: 'https://cms.example', ...env }).site)

const recipientsWith = (env: Record<string, string>) =>
  policyWith(env)
    .sections.find(({ title }) => title === 'Кому передаём')
    ?.items.join('\n') ?? ''

const CHANNELS: [string, Record<string, string>, RegExp][] = [
  [
    'a mail server',
    { SMTP_URL: 'smtps://user:secret@smtp.example', MAIL_TO: 'a@b.ru' },
    /почтовому серверу \(smtp\.example\)/,
  ],
  ['the content API', { LEADS_UPSTREAM: 'true' }, /содержание сайта \(cms\.example\)/],
  ['a webhook', { LEADS_WEBHOOK_URL: 'https://crm.example/hook/secret' }, /\(CRM\) \(crm\.example\)/],
  [
    'a CRM’s script',
    { CRM_SCRIPT_URL: 'https://script.example/loader.js' },
    /\(CRM\), программа .* \(script\.example\)/,
  ],
  ['Calltouch’s API', { CALLTOUCH_SITE_ID: '1', CALLTOUCH_TOKEN: 'secret' }, /Calltouch: имя, телефон/],
  ['Calltouch’s script', { CALLTOUCH_MOD_ID: 'ab12' }, /Calltouch, программа которого/],
  ['the counter of visits', { METRIKA_ID: '9876543' }, /Яндексу/],
]

describe('the policy names whom data is given to', () => {
  test.each(CHANNELS)('%s, where it is configured and only there', (_name, env, words) => {
    expect(recipientsWith(env)).toMatch(words)
    expect(recipientsWith(env)).not.toContain('secret')
    expect(recipientsWith({})).not.toMatch(words)
    expect(recipientsWith(env)).not.toMatch(/не подключ/)
  })

  test('all of them together', () => {
    const all = recipientsWith(Object.assign({}, ...CHANNELS.map(([, env]) => env)) as Record<string, string>)
    for (const [, , words] of CHANNELS) expect(all).toMatch(words)
  })

  test.each(['http://10.0.0.5:8080/hook', 'http://crm:8080/hook', 'http://[::1]/hook'])(
    'not by what only the owner’s own network knows: %s',
    (address) => {
      expect(recipientsWith({ LEADS_WEBHOOK_URL: address })).toMatch(/\(CRM\): заявку/)
    },
  )

  test('a host of ours as people read it', () => {
    expect(recipientsWith({ LEADS_WEBHOOK_URL: 'https://учёт.рф/hook' })).toContain('(учёт.рф)')
  })

  test('in the section the consent refers to', () => {
    const { sections, consent } = policyWith({})
    expect(sections.findIndex(({ title }) => title === 'Кому передаём') + 1).toBe(7)
    expect(consent.join()).toContain('тем, кто назван в разделе 7 Политики')
  })
})

describe('the policy says what each answer to the notice means', () => {
  const cookiesWith = (env: Record<string, string>) =>
    policyWith(env)
      .sections.find(({ title }) => title === 'Куки')
      ?.items.join('\n')

  test.each([
    ['METRIKA_ID', '9876543', 'счётчик посещений Яндекс Метрика'],
    ['CALLTOUCH_MOD_ID', 'ab12', 'программа учёта звонков Calltouch'],
    ['CRM_SCRIPT_URL', 'https://script.example/loader.js', 'программа системы учёта клиентов'],
  ])('with %s: what «Принять» loads, what «Только нужные» leaves, and how to change it', (name, value, program) => {
    const words = cookiesWith({ [name]: value })
    expect(words).toContain(program)
    for (const control of ['«Принять»', '«Только нужные»', '«Настройки куки»']) expect(words).toContain(control)
    expect(words).not.toContain('«ОК»')
  })

  test('without counters: that «ОК» agrees to nothing, and nobody is said to be counted', () => {
    expect(cookiesWith({})).toContain('«ОК» в уведомлении только закрывает его')
    expect(JSON.stringify(policyWith({}))).not.toContain('«Принять»')
  })
})
