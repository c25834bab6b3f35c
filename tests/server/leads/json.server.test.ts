import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LEAD } from '../../support/leads/lead.ts'
import { startSmtp, type TestSmtp } from '../../support/peers/smtp.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const STAFF = ['staff@versta.example', 'boss@versta.example']

let smtp: TestSmtp
let site: TestSite

beforeAll(async () => {
  smtp = await startSmtp()
  site = await startSite({ SMTP_URL: smtp.url, MAIL_TO: STAFF.join() })
})
afterEach(() => smtp.mails.splice(0))
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

describe('a lead sent as JSON', () => {
  test('is answered ok and reaches the staff by mail', async () => {
    const response = await site.postJson('/api/mail/', LEAD)

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok', fields: [], fortuna: false })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const mails = await smtp.received(STAFF.length)
    expect(mails.map(({ recipients }) => recipients)).toEqual(STAFF.map((address) => [address]))
    expect(mails[0]).toMatchObject({
      subject: 'Заявка: Аполлинария Незабудкина, +7 (916) 246-81-35',
      from: { name: 'Верста', address: STAFF[0] },
      to: STAFF.map((address) => ({ address })),
      replyTo: [{ name: 'Аполлинария Незабудкина', address: 'apollinaria.nezabudkina@company.example' }],
      text: expect.stringContaining('Бюджет: около 731000'),
      html: expect.stringContaining('tel:+79162468135'),
    })
  })

  test('of the wheel is answered with fortuna and brings its prize', async () => {
    const response = await site.postJson('/api/mail/', { ...LEAD, type: 'fortuna', message: 'Аудит сайта' })
    expect(await response.json()).toEqual({ status: 'ok', fields: [], fortuna: true })
    expect((await smtp.received(STAFF.length))[0]?.text).toContain('Приз: Аудит сайта')
  })

  test.each([
    ['Форма внизу страницы', 'Написать нам (napishitenam-keysi)', {}],
    ['Окно «Оставить заявку»', 'Выбрать тариф (uslugitarifi)', { email: undefined, reachgoal: 'uslugitarifi' }],
    ['Форма на странице', undefined, { email: undefined, reachgoal: '', place: 'page' }],
    ['Колесо фортуны', 'Забрать приз колеса (fortuna)', { type: 'fortuna', reachgoal: 'fortuna', message: 'Аудит' }],
    ['Отклик на вакансию', undefined, { type: 'vacancy_response', reachgoal: '' }],
    ['Форма внизу страницы', 'new-goal', { reachgoal: 'new-goal' }],
    [
      'Окно «Что не понравилось»',
      undefined,
      { name: undefined, tel: undefined, email: undefined, reachgoal: '', message: 'Цены' },
    ],
  ])('tells the staff in Russian where it comes from: %s, %s', async (form, goal, change) => {
    const response = await site.postJson('/api/mail/', { ...LEAD, tel: '+7 (916) 246-81-36', ...change })
    expect(response.status).toBe(200)
    const [mail] = await smtp.received(STAFF.length)
    const told = (label: string) => new RegExp(`^${label}: (.*)`, 'm').exec(mail?.text ?? '')?.[1]
    expect([told('Форма'), told('Цель')]).toEqual([form, goal])
    expect(mail?.html).toContain(`>${form}</span>`)
    expect(mail?.html?.includes('>Цель</span>')).toBe(goal !== undefined)
    expect(mail?.html).toContain(goal ?? '')
  })

  test('with bad fields is answered 422 naming them and reaches nobody', async () => {
    const response = await site.postJson('/api/mail/', { ...LEAD, tel: '+7 (916', site: 'нет сайта', confirm: false })

    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      status: 'error',
      fields: [{ name: 'tel' }, { name: 'site' }, { name: 'confirm' }],
      fortuna: false,
    })
    expect(smtp.mails).toEqual([])
  })

  test('from a page of a very long address tells its beginning', async () => {
    const utm = `https://versta.example/contacts/?utm_content=${'x'.repeat(5000)}`
    const response = await site.postJson('/api/mail/', { ...LEAD, name: 'Издалека', utm })
    expect(response.status).toBe(200)
    const [mail] = await smtp.received(STAFF.length)
    expect(mail?.text?.replace(/\s/g, '')).toContain(utm.slice(0, 2000))
    expect(mail?.text?.replace(/\s/g, '')).not.toContain(utm.slice(0, 2001))
  })

  test('with line breaks in its fields reaches the same people', async () => {
    const name = 'Анна\r\nBcc: everyone@evil.example\r\n\r\n<b>Спам</b>'

    await site.postJson('/api/mail/', { ...LEAD, name, reachgoal: 'a\r\nTo: x@evil.example' })

    const mails = await smtp.received(STAFF.length)
    expect(mails.map(({ recipients }) => recipients)).toEqual(STAFF.map((address) => [address]))
    expect(mails[0]?.subject).toBe('Заявка: Анна Bcc: everyone@evil.example <b>Спам</b>, +7 (916) 246-81-35')
    expect(smtp.mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(smtp.mails[0]?.html).not.toContain('<b>Спам')
  })

  test.each(['toString', '__proto__', 'constructor'])('with a field named %s is no failure of ours', async (name) => {
    const response = await fetch(`${site.url}/api/mail/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LEAD).replace('{', `{"${name}":{"toString":""},`),
    })
    expect(response.status).toBeLessThan(500)
  })
})

test('while the mail server refuses, the lead is kept and comes later', async () => {
  smtp.refuse('4.3.1 mailbox of apollinaria.nezabudkina@company.example is full')

  const response = await site.postJson('/api/mail/', { ...LEAD, name: 'Терпеливая' })
  await site.logged(({ msg, reason }) => msg === 'lead not delivered yet' && String(reason).startsWith('SMTP 451'))
  smtp.accept()

  expect(response.status).toBe(200)
  expect((await smtp.received(STAFF.length))[0]?.subject).toContain('Терпеливая')
})
