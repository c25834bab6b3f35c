import { describe, expect, test } from 'vitest'
import { WrongUsage } from '../../../../server/base/wrong-usage.ts'
import { HELP, limitOf, personOf, readArguments } from '../../../../server/leads/cli/arguments.ts'
import { LEAD } from '../../../support/leads/lead.ts'

const read = (line: string) => readArguments(line.split(' ').filter(Boolean))
const optionsOf = (line: string) => read(line).options

describe('a command', () => {
  test.each([
    ['list --failed --suspects --limit 5 --json', 'list'],
    ['list --all', 'list'],
    ['show ffff --json', 'show'],
    ['resend ffff', 'resend'],
    ['resend --failed', 'resend'],
    ['settle ffff', 'settle'],
    ['export --failed --suspects --excel', 'export'],
    ['purge --json', 'purge'],
    ['erase --phone 1 --email 2 --yes', 'erase'],
    ['backup leads.backup --force', 'backup'],
    ['restore leads.backup --yes', 'restore'],
    ['move --to postgresql', 'move'],
    ['help', 'help'],
    ['--help', 'help'],
    ['list -h', 'help'],
  ])('is understood as it is written: %s', (line, name) => {
    expect(read(line).name).toBe(name)
  })

  test('is read with its number and its options', () => {
    expect(read('show ffff --json')).toEqual({ name: 'show', id: 'ffff', options: { json: true } })
  })

  test.each([
    ['', 'npm run leads -- КОМАНДА\n\n  list '],
    ['dance', 'Нет такой команды: dance. Какие есть: npm run leads -- help'],
    ['toString', 'Нет такой команды: toString.'],
    ['list --loud', `Команда записана с ошибкой: list --loud\n\n${HELP}`],
    ['list --limit', 'Команда записана с ошибкой: list --limit\n'],
    ['list ffff', 'list: лишнее: ffff'],
    ['export ffff', 'export: лишнее: ffff'],
    ['purge ffff', 'purge: лишнее: ffff'],
    ['erase ffff', 'erase: лишнее: ffff'],
    ['help me please', 'help: лишнее: me please'],
    ['show a b c', 'show: лишнее: b c'],
    ['move b --to sqlite', 'move: лишнее: b'],
    ['purge --failed', 'purge не знает --failed'],
    ['backup file --yes --all', 'backup не знает --yes, --all'],
    ['list --excel', 'list не знает --excel'],
    ['erase --failed', 'erase не знает --failed'],
    ['help --all', 'help не знает --all'],
  ])('written wrong, %j, is answered with what is wrong', (line, message) => {
    expect(() => read(line)).toThrow(WrongUsage)
    expect(() => read(line)).toThrow(message)
  })
})

describe('the number of listed leads', () => {
  test.each([
    ['list', 50],
    ['list --limit 1', 1],
    ['list --limit 120 --json', 120],
    ['list --limit 999999999', 999_999_999],
    ['list --all', undefined],
    ['list --json', undefined],
  ])('%s: %s', (line, limit) => {
    expect(limitOf(optionsOf(line))).toBe(limit)
  })

  test.each(['0', '05', '1.5', '5x', 'x5', '9999999999'])('is refused when it is none: %s', (limit) => {
    expect(() => limitOf({ limit })).toThrow(`list: --limit ждёт число больше нуля, а не ${limit}`)
  })

  test('is not asked for together with all of them', () => {
    expect(() => limitOf(optionsOf('list --limit 5 --all'))).toThrow('что-то одно')
  })
})

describe('the person to be erased', () => {
  test.each([
    LEAD.tel,
    '8 916\u00a0246–81-35',
    '89162468135',
    '7.916.246.81.35',
    '+79162468135',
    '9162468135',
    ' 8 916 246 81 35',
  ])('is found by a telephone written in any way: %s', (phone) => {
    expect(personOf({ phone: [phone] })).toEqual({ phone: LEAD.tel })
  })

  test('is found by an address in whatever case', () => {
    expect(personOf({ email: [' Other@Company.EXAMPLE '] })).toEqual({ email: 'other@company.example' })
  })

  test.each([
    `${LEAD.tel}a`,
    `a${LEAD.tel}`,
    '8 916 246 81 3',
    '8 916 246 81 355',
    '1 916 246 81 35',
    '+7 (916) 246-81-35, +7 (916) 000-00-00',
    '8 101 375 29 12',
    '',
  ])('is not guessed from what is no telephone: %j', (phone) => {
    expect(() => personOf({ phone: [phone] })).toThrow(`erase: это не номер телефона: ${phone}`)
  })

  test.each([LEAD.tel, 'a@', '@b', 'a@b@c', 'a b@c', 'a@b c', ''])(
    'is not guessed from what is no address: %j',
    (email) => {
      expect(() => personOf({ email: [email] })).toThrow(`erase: это не адрес почты: ${email}`)
    },
  )

  test.each([
    {},
    { phone: [LEAD.tel], email: [LEAD.email] },
    { phone: [LEAD.tel, '+7 (916) 000-00-00'] },
    { email: [LEAD.email, 'other@company.example'] },
  ])('is named in one way: %j', (options) => {
    expect(() => personOf(options)).toThrow('erase: --phone НОМЕР или --email АДРЕС, что-то одно')
  })
})
