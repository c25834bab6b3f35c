import { describe, expect, test } from 'vitest'
import type { AcceptedLead } from '../../../../server/leads/accepted-lead.ts'
import { leadMail } from '../../../../server/leads/mail/lead-mail.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })
const LEAD: AcceptedLead = {
  consent: {
    givenAt: '2025-09-12T11:30:00.000Z',
    policyVersion: '2025-09-01',
    textHash: 'a1b2',
    page: '/contacts/',
    address: '203.0.113.7',
  },
  suspicions: [],
  id: '0b5e7c1a-2f5d-4d3c-9f5e-7a1b2c3d4e5f',
  receivedAt: new Date('2025-09-12T11:30:00Z'),
  type: 'contacts',
  name: 'Анна',
  email: 'anna@company.example',
  tel: '+7 (916) 123-45-67',
  site: 'company.example',
  budget: 'до 300 тысяч',
  message: '',
  confirm: true,
  reachgoal: 'napishitenam-keysi',
  utm: 'https://versta.example/contacts/',
  landing: '',
  place: '',
}

const mailOf = (change: Partial<AcceptedLead> = {}) => leadMail({ ...LEAD, ...change }, site)

test('a Cyrillic address of the site is readable, and links where it leads', () => {
  const { text, html } = leadMail(LEAD, demoConfig({ SITE_URL: 'https://лён.рф' }).site)
  expect(text).toMatch(/, https:\/\/лён\.рф$/)
  expect(html).toMatch(/<a href="https:\/\/xn--k1ae3d\.xn--p1ai"[^>]*>https:[^x]*лён\.<wbr>рф</)
})

test('the subject tells who and how to call back', () => {
  expect(mailOf().subject).toBe('Заявка: Анна, +7 (916) 123-45-67')
})

test.each([
  ['fortuna', 'Колесо фортуны: Анна, +7 (916) 123-45-67'],
  ['vacancy_response', 'Отклик на вакансию: Анна, +7 (916) 123-45-67'],
] as const)('the subject of %s is «%s»', (type, subject) => {
  expect(mailOf({ type }).subject).toBe(subject)
})

test('without a name or a phone the subject says so', () => {
  expect(mailOf({ name: '', tel: '' }).subject).toBe('Заявка: без имени')
})

test('the subject of a complaint is what it says', () => {
  const complaint = { name: '', tel: '', email: '', site: '', budget: '' }
  expect(mailOf({ ...complaint, message: 'Дорого\nи долго' }).subject).toBe('Замечание: Дорого и долго')
  expect(mailOf({ ...complaint, message: '😕'.repeat(61) }).subject).toBe(`Замечание: ${'😕'.repeat(60)}…`)
})

test('the text names every field in Russian, with page, goal and time', () => {
  expect(mailOf().text).toBe(
    [
      'Заявка: Анна',
      '',
      'Телефон: +7 (916) 123-45-67',
      'Почта: anna@company.example',
      'Сайт: company.example',
      'Бюджет: до 300 тысяч',
      'Время: 12\u00a0сентября\u00a02025\u00a0в\u00a014:30 по Москве',
      'Страница: https://versta.example/contacts/',
      'Форма: Форма внизу страницы',
      'Цель: Написать нам (napishitenam-keysi)',
      'Согласие на обработку данных: получено, редакция от 1\u00a0сентября\u00a02025',
      'Номер: 0b5e7c1a-2f5d-4d3c-9f5e-7a1b2c3d4e5f',
      '',
      'Верста, https://versta.example',
    ].join('\n'),
  )
})

test('the text names the advertisement that brought the visitor, in words', () => {
  const landing =
    'https://versta.example/promo/seo-audit/?utm_source=yandex&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C&yclid=42'
  expect(mailOf({ landing }).text).toContain(
    '\nСтраница: https://versta.example/contacts/\nРеклама: /promo/seo-audit/, utm_source: yandex, utm_campaign: осень, yclid: 42\n',
  )
})

test('a prize is called a prize, a résumé a résumé', () => {
  expect(mailOf({ type: 'fortuna', message: 'Аудит сайта' }).text).toContain('Приз: Аудит сайта')
  expect(mailOf({ type: 'vacancy_response' }).text).toContain('Резюме или работы: company.example')
})

describe('Reply-To', () => {
  test('is the visitor', () => {
    expect(mailOf().replyTo).toEqual({ name: 'Анна', address: 'anna@company.example' })
  })

  test('is left out without an address', () => {
    expect(mailOf({ email: '' })).not.toHaveProperty('replyTo')
  })

  test('is nobody when the mailbox is written in Cyrillic, and the text tells it all the same', () => {
    const mail = mailOf({ email: 'иван@пример.рф' })
    expect(mail).not.toHaveProperty('replyTo')
    expect(mail.text).toContain('Почта: иван@пример.рф')
    expect(mail.html).toContain('<a href="mailto:иван@пример.рф"')
  })

  test('is who has a Cyrillic domain alone', () => {
    expect(mailOf({ email: 'ivan@пример.рф' }).replyTo).toEqual({ name: 'Анна', address: 'ivan@пример.рф' })
  })
})

describe('the HTML', () => {
  test('has links to call and to answer', () => {
    expect(mailOf().html).toContain('<a href="tel:+79161234567"')
    expect(mailOf().html).toContain('<a href="mailto:anna@company.example"')
  })

  test('answers the visitor alone, whatever is written into the address', () => {
    const { html } = mailOf({ email: 'sale?bcc=spy%40evil.example#@company.example' })
    expect(html).toContain('<a href="mailto:sale%3Fbcc=spy%2540evil.example%23@company.example"')
  })

  test('shows markup as text', () => {
    const { html } = mailOf({ name: '<script>alert("1")</script>', message: '<img src=x onerror=alert(1)>' })
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;')
  })

  test('lets a long address break at its joints', () => {
    expect(mailOf({ utm: 'https://versta.example/?utm_source=x' }).html).toContain(
      'versta.<wbr>example/<wbr>?<wbr>utm_',
    )
  })

  test('keeps the lines of a message', () => {
    expect(mailOf({ message: 'Первая\nвторая' }).html).toContain('Первая<br>вторая')
  })
})

test('a lead that looks like spam says so before anything else, and why', () => {
  const { subject, text, html } = mailOf({ suspicions: ['honeypot', 'too-fast'] })
  const why = 'заполнено поле, которого не видно; форма заполнена быстрее, чем её можно прочесть'
  expect(subject).toBe('Похоже на спам. Заявка: Анна, +7 (916) 123-45-67')
  expect(text.split('\n').slice(0, 4)).toEqual([
    'Заявка: Анна',
    `Похоже на спам: ${why}`,
    '',
    'Телефон: +7 (916) 123-45-67',
  ])
  expect(html).toContain(`Похоже на спам: ${why}<`)
})

test.each([
  ['forged-token', 'поддельная отметка времени формы'],
  ['same-phone', 'много заявок с этого телефона за час'],
  ['same-text', 'то же сообщение за сутки прислали с других телефонов'],
] as const)('the suspicion %s is put into words: %s', (suspicion, words) => {
  expect(mailOf({ suspicions: [suspicion] }).text).toContain(`Похоже на спам: ${words}\n`)
})

test('an honest lead with nothing but a message has no button and no empty lines', () => {
  const bare = mailOf({ tel: '', email: '', site: '', budget: '', reachgoal: '', message: 'Мелкий шрифт' })
  expect(bare.text.split('\n').map((line) => line.split(':')[0])).toEqual([
    'Заявка',
    '',
    'Сообщение',
    'Время',
    'Страница',
    'Форма',
    'Согласие на обработку данных',
    'Номер',
    '',
    'Верста, https',
  ])
  expect(bare.html).not.toMatch(/Похоже на спам|class="button"|mailto:/)
})

// Opened in a browser, this file is the mail as staff see it.
test('the HTML is laid out as in lead-mail.html', async () => {
  const { html } = mailOf({ message: 'Здравствуйте!\nЖдём ответа.', suspicions: ['honeypot'] })
  await expect(html).toMatchFileSnapshot('lead-mail.html')
})
