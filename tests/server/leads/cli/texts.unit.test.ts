import { describe, expect, test } from 'vitest'
import type { ArchivedLead, DeliveryStatus } from '../../../../server/leads/archive.ts'
import { exportRows } from '../../../../server/leads/cli/export.ts'
import { leadText, listText } from '../../../../server/leads/cli/texts.ts'
import { acceptedLead, LEAD_ID } from '../../../support/leads/accepted-lead.ts'

const CHANNELS = ['mail', 'webhook']
const HONEYPOT = 'заполнено поле, которого не видно'

const delivery = (change: Partial<DeliveryStatus> = {}): DeliveryStatus => ({
  channel: 'mail',
  state: 'queued',
  attempts: 0,
  reason: null,
  dueAt: new Date('2025-09-12T22:00:00Z'),
  settledAt: null,
  ...change,
})

const archived = (
  change: Parameters<typeof acceptedLead>[0] = {},
  deliveries: DeliveryStatus[] = [delivery()],
): ArchivedLead => ({ lead: acceptedLead(change), deliveries })

/** Spaces that keep words together look like any others. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const list = (...leads: ArchivedLead[]) => plain(listText(leads, CHANNELS))

describe('a list of leads', () => {
  test('has ordinary ones first, in columns, and suspected spam below', () => {
    const robot = archived({ id: 'b', name: 'Робот', tel: '', type: 'fortuna', suspicions: ['honeypot'] }, [])
    expect(list(robot, archived({ id: 'a', name: 'Анна' }))).toBe(
      [
        'Заявки: 1',
        'Номер  Время                     Вид     Имя   Телефон             Доставка',
        'a      13 сентября 2025 в 00:30  Заявка  Анна  +7 (916) 246-81-35  mail: ждёт',
        '',
        'Похоже на спам: 1',
        'Номер  Время                     Вид             Имя    Телефон  Доставка',
        'b      13 сентября 2025 в 00:30  Колесо фортуны  Робот',
      ].join('\n'),
    )
  })

  test('of none says so', () => {
    expect(list()).toBe('Заявок нет')
  })

  test('tells how many more there are, if any', () => {
    expect(listText([archived()], CHANNELS, 2)).toMatch(
      /ждёт\n\nПоказано 1 из 2, новые\. Все: --all, другое число: --limit$/,
    )
    expect(listText([archived()], CHANNELS, 1)).not.toContain('Показано')
  })

  test.each([
    ['queued', 'mail', 'ждёт'],
    ['sending', 'mail', 'отправляется'],
    ['delivered', 'mail', 'доставлено'],
    ['failed', 'mail', 'НЕ ДОСТАВЛЕНО'],
    ['queued', 'gone', 'ждёт, канал выключен'],
    ['sending', 'gone', 'ждёт, канал выключен'],
    ['delivered', 'gone', 'доставлено'],
    ['failed', 'gone', 'НЕ ДОСТАВЛЕНО'],
  ] as const)('says what became of a delivery: %s by %s', (state, channel, text) => {
    const deliveries = [delivery({ state, channel }), delivery({ channel: 'webhook' })]
    expect(list(archived({}, deliveries))).toMatch(new RegExp(`  ${channel}: ${text}, webhook: ждёт$`))
  })

  test('says of a delivery that failed and counts as delivered that somebody has seen to it', () => {
    const settled = delivery({ state: 'delivered', reason: 'HTTP 422', settledAt: new Date() })
    expect(list(archived({}, [settled]))).toMatch(/ {2}mail: улажено вручную$/)
  })

  test('sends nothing of a visitor to the terminal but text', () => {
    expect(list(archived({ name: 'А\u001B[2J\u0007\u202Eнна' }))).toContain('  А [2J нна  ')
  })
})

describe('a lead shown whole', () => {
  test('has all its facts, one a line, and a table of its deliveries', () => {
    const lead = archived({ message: 'Первая\nвторая\u001B[2J', suspicions: ['honeypot', 'too-fast'] }, [
      delivery({ attempts: 2, reason: 'mail server: 451' }),
      delivery({ channel: 'webhook', state: 'delivered', attempts: 1, settledAt: new Date('2025-09-12T21:31:00Z') }),
    ])
    expect(plain(leadText(lead, CHANNELS))).toBe(
      [
        `Номер: ${LEAD_ID}`,
        'Время: 13 сентября 2025 в 00:30',
        'Вид: Заявка',
        'Имя: Аполлинария Незабудкина',
        'Телефон: +7 (916) 246-81-35',
        'Почта: apollinaria.nezabudkina@company.example',
        'Сайт: nezabudka-shop.example',
        'Бюджет: около 731000',
        'Сообщение: Первая',
        '  вторая [2J',
        'Страница: https://versta.example/',
        'Форма: Форма внизу страницы',
        'Цель: Написать нам (napishitenam-keysi)',
        'Согласие: 2025-09-12T11:30:00.000Z, редакция от 1, x',
        'Дано на: / с адреса ::1',
        `Похоже на спам: ${HONEYPOT}; форма заполнена быстрее, чем её можно прочесть`,
        '',
        'Канал    Состояние   Попыток  Причина           Когда',
        'mail     ждёт        2        mail server: 451  следующая 13 сентября 2025 в 01:00',
        'webhook  доставлено  1                          13 сентября 2025 в 00:31',
      ].join('\n'),
    )
  })

  test('leaves out what it does not have', () => {
    const text = leadText(archived({ site: '', message: '', reachgoal: '' }), CHANNELS)
    expect(text).not.toMatch(/^(?:Сайт|Сообщение|Цель|Похоже на спам):/m)
  })

  test.each([
    ['is being sent', delivery({ state: 'sending', attempts: 1 }), 'mail   отправляется  1'],
    ['waits for no channel', delivery({ channel: 'gone' }), 'gone   ждёт, канал выключен  0'],
    [
      'was tried by a channel that is off now',
      delivery({ channel: 'gone', settledAt: new Date('2025-09-12T21:31:00Z') }),
      'gone   ждёт, канал выключен  0                 13 сентября 2025 в 00:31',
    ],
  ])('names no next time for a delivery that %s', (_what, one, line) => {
    expect(
      plain(leadText(archived({}, [one]), CHANNELS))
        .split('\n')
        .at(-1),
    ).toBe(line)
  })
})

describe('exported leads', () => {
  const COLUMNS = [
    ['id', 'Номер', LEAD_ID],
    ['receivedAt', 'Время (Москва)', '2025-09-12T21:30:05.000Z', '13.09.2025 00:30:05'],
    ['type', 'Вид', 'contacts', 'Заявка'],
    ['name', 'Имя', 'Аполлинария Незабудкина'],
    ['tel', 'Телефон', '+7 (916) 246-81-35'],
    ['email', 'Почта', 'apollinaria.nezabudkina@company.example'],
    ['site', 'Сайт', 'nezabudka-shop.example'],
    ['budget', 'Бюджет', 'около 731000'],
    ['message', 'Сообщение', 'Первая\nвторая'],
    ['utm', 'Страница', 'https://versta.example/'],
    ['landing', 'Реклама', 'https://versta.example/?utm_source=yandex', '/, utm_source: yandex'],
    ['reachgoal', 'Цель', 'napishitenam-keysi', 'Написать нам (napishitenam-keysi)'],
    ['consentGivenAt', 'Согласие дано (Москва)', '2025-09-12T11:30:00.000Z', '12.09.2025 14:30:00'],
    ['consentPolicyVersion', 'Редакция политики', '1'],
    ['consentTextHash', 'Отпечаток текста согласия', 'x'],
    ['consentPage', 'Страница согласия', '/'],
    ['consentAddress', 'Адрес IP', '::1'],
    [
      'suspicions',
      'Похоже на спам',
      'honeypot too-fast',
      `${HONEYPOT}; форма заполнена быстрее, чем её можно прочесть`,
    ],
    ['deliveries', 'Доставка', 'mail: queued, gone: queued', 'mail: ждёт, gone: ждёт, канал выключен'],
  ]
  const landing = 'https://versta.example/?utm_source=yandex'
  const lead = archived({ message: 'Первая\nвторая', landing, suspicions: ['honeypot', 'too-fast'] }, [
    delivery(),
    delivery({ channel: 'gone' }),
  ])

  test('are raw values for programs', () => {
    expect(exportRows([lead], CHANNELS, false)).toEqual([
      COLUMNS.map(([name]) => name),
      COLUMNS.map(([, , value]) => value),
    ])
  })

  test('are words for people, in the time of Moscow', () => {
    expect(exportRows([lead], CHANNELS, true)).toEqual([
      COLUMNS.map(([, title]) => title),
      COLUMNS.map(([, , value, formatted = value]) => formatted),
    ])
  })
})
