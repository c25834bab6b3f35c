import { formatPhone, isPhone } from '../../../shared/lead/phone.ts'
import { parseCommand } from '../../base/parse-command.ts'
import { WrongUsage } from '../../base/wrong-usage.ts'
import type { Person } from '../archive.ts'

const DEFAULT_LIMIT = 50

export const HELP = `npm run leads -- КОМАНДА

  list [--failed] [--suspects]  последние ${DEFAULT_LIMIT} заявок, новые сверху
    --limit ЧИСЛО | --all       столько или все; с --json — все
  show НОМЕР                    одна заявка целиком; хватит конца номера
  resend НОМЕР                  отправить заявку снова по всем каналам
  resend --failed               отправить снова всё, что не доставлено
  settle НОМЕР                  то, что не доставлено, вы передали сами: больше не ждать
  export [--failed] [--suspects]
                                все заявки в CSV для программ
    --excel                     для Excel: по-русски, время московское, точка с запятой
  purge                         удалить доставленные, срок хранения которых вышел
  erase --phone НОМЕР           удалить всё об одном человеке: он отозвал согласие;
  erase --email АДРЕС           что-то одно, для другого повторите команду
    --yes                       не спрашивать: для сценариев, без терминала обязательно
  backup ФАЙЛ                   записать все заявки в один файл
    --force                     поверх прежнего файла
  restore ФАЙЛ [--yes]          вернуть заявки из такого файла; те, что есть, остаются
  move --to postgresql          перенести заявки из DATA_DIR в DATABASE_URL;
  move --to sqlite              обратно; прерванное продолжается повтором команды
  help                          эта подсказка

  --json                        ответ в JSON
  Коды выхода: 0 — сделано, 1 — не вышло, 2 — команда записана с ошибкой.

Работает и при запущенном сайте, и без него; настройки те же (DATA_DIR или DATABASE_URL).`

const OPTIONS = {
  json: { type: 'boolean' },
  failed: { type: 'boolean' },
  suspects: { type: 'boolean' },
  all: { type: 'boolean' },
  limit: { type: 'string' },
  excel: { type: 'boolean' },
  phone: { type: 'string', multiple: true },
  email: { type: 'string', multiple: true },
  yes: { type: 'boolean' },
  force: { type: 'boolean' },
  to: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Options of each command beside `--json`; any other argument is an error, never ignored. */
const COMMANDS = {
  list: { options: ['failed', 'suspects', 'all', 'limit'], takesId: false },
  show: { options: [], takesId: true },
  resend: { options: ['failed'], takesId: true },
  settle: { options: [], takesId: true },
  export: { options: ['failed', 'suspects', 'excel'], takesId: false },
  purge: { options: [], takesId: false },
  erase: { options: ['phone', 'email', 'yes'], takesId: false },
  backup: { options: ['force'], takesId: true },
  restore: { options: ['yes'], takesId: true },
  move: { options: ['to'], takesId: false },
  help: { options: [], takesId: false },
} satisfies Record<string, { options: (keyof typeof OPTIONS)[]; takesId: boolean }>

export type CommandName = keyof typeof COMMANDS

/** Throws `WrongUsage`, with a message for the user. */
export function readArguments(args: readonly string[]) {
  const failure = `Команда записана с ошибкой: ${args.join(' ')}\n\n${HELP}`
  const { values, positionals } = parseCommand(OPTIONS, args, failure)
  const [name = '', id, ...rest] = positionals
  if (values.help) return { name: 'help' as const, id, options: values }
  if (name === '') throw new WrongUsage(HELP)
  if (!isCommand(name)) throw new WrongUsage(`Нет такой команды: ${name}. Какие есть: npm run leads -- help`)
  const { options, takesId } = COMMANDS[name]
  const extra = [...(takesId || id === undefined ? [] : [id]), ...rest]
  if (extra.length > 0) throw new WrongUsage(`${name}: лишнее: ${extra.join(' ')}`)
  const allowed = new Set<string>(['json', ...options])
  const unknown = Object.keys(values).filter((option) => !allowed.has(option))
  if (unknown.length > 0) throw new WrongUsage(`${name} не знает --${unknown.join(', --')}`)
  return { name, id, options: values }
}

export type Options = ReturnType<typeof readArguments>['options']

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)

/** `undefined`: no limit. */
export function limitOf({ all, limit, json }: Options): number | undefined {
  if (all && limit !== undefined) throw new WrongUsage('list: --all или --limit, что-то одно')
  if (limit === undefined) return all || json ? undefined : DEFAULT_LIMIT
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw new WrongUsage(`list: --limit ждёт число больше нуля, а не ${limit}`)
  return Number(limit)
}

/** Exactly one criterion: a program that erases must not guess whether two mean «both» or «either». */
export function personOf({ phone = [], email = [] }: Options): Person {
  if (phone.length + email.length !== 1)
    throw new WrongUsage('erase: --phone НОМЕР или --email АДРЕС, что-то одно; для другого повторите команду')
  return phone[0] === undefined ? { email: emailOf(email[0] ?? '') } : { phone: phoneOf(phone[0]) }
}

function phoneOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  const phone = formatPhone(digits)
  const isPhoneLike = /^\s*\+?[\d\s().\p{Pd}]+$/u.test(text) && /^[78]?\d{10}$/.test(digits)
  if (!isPhoneLike || !isPhone(phone)) throw new WrongUsage(`erase: это не номер телефона: ${text}`)
  return phone
}

function emailOf(text: string): string {
  const email = text.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new WrongUsage(`erase: это не адрес почты: ${text}`)
  return email
}
