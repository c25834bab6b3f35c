import { parseArgs } from 'node:util'
import { codeOf } from '../base/error-reason.ts'
import { ConfigError, readConfig } from '../config.ts'
import { environment } from '../environment.ts'
import { createArchive, type ArchivedLead } from '../leads/archive.ts'
import { createChannels } from '../leads/channels/channels.ts'
import { systemClock } from '../leads/clock.ts'
import { createRetention } from '../leads/retention.ts'
import { createDatabase } from '../leads/storage/database.ts'
import { csvOf } from './csv.ts'
import { exportRows, leadText, listText } from './lead-texts.ts'
import { WrongUsage } from './wrong-usage.ts'

const HELP = `npm run leads -- КОМАНДА

  list [--failed] [--suspects]  заявки, новые сверху
  show НОМЕР                    одна заявка целиком; хватит конца номера
  resend НОМЕР                  отправить заявку снова по всем каналам
  resend --failed               отправить снова всё, что не доставлено
  export [--excel]              все заявки в CSV; для Excel — с точкой с запятой
  purge                         удалить доставленные, срок хранения которых вышел
  erase --phone НОМЕР | --email АДРЕС
                                удалить всё об одном человеке: он отозвал согласие

  --json                        ответ в JSON
  Коды выхода: 0 — сделано, 1 — не вышло, 2 — команда записана с ошибкой.

Работает и при запущенном сайте, и без него; настройки те же (DATA_DIR или DATABASE_URL).`

/** What was asked for is not there. */
class NotFound extends Error {}

const COMMANDS: Record<string, (id: string | undefined) => Promise<{ text: string; json: unknown }>> = {
  async list() {
    const leads = await archive.list({ failed: options.failed, suspects: options.suspects })
    return { text: listText(leads, channelNames), json: leads.map(flat) }
  },

  async show(id) {
    const lead = await theOne(id)
    return { text: leadText(lead, channelNames), json: flat(lead) }
  },

  async resend(id) {
    if (options.failed === (id !== undefined)) throw new WrongUsage('resend: номер заявки или --failed')
    const resent = options.failed ? await archive.resendFailed() : await archive.resend((await theOne(id)).lead.id)
    return { text: `Отправок поставлено в очередь: ${resent}`, json: { resent } }
  },

  async export() {
    const leads = await archive.list({ failed: options.failed, suspects: options.suspects })
    return { text: csvOf(exportRows(leads), options.excel).slice(0, -1), json: leads.map(flat) }
  },

  async purge() {
    const erased = await retention.purge()
    return { text: `Удалено заявок: ${erased}`, json: { erased } }
  },

  async erase() {
    const contact = options.phone ?? options.email
    if (!contact) throw new WrongUsage('erase: --phone или --email')
    const ids = await archive.belongingTo(contact)
    await retention.erase(ids)
    return { text: `Удалено заявок: ${ids.length}`, json: { erased: ids.length } }
  },
}

const { values: options, positionals } = readArguments()
if (options.help) {
  console.log(HELP)
  process.exit()
}
const config = await settled(() => readConfig(environment()))
const database = createDatabase(config)
const archive = createArchive(database, systemClock)
const channels = createChannels({ ...config, apiUrl: config.content.apiUrl })
const channelNames = channels.map(({ name }) => name)
const retention = createRetention(database, archive, channels, config.leads.keepDays, systemClock)

await settled(async () => {
  const [name = '', id, ...rest] = positionals
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command || rest.length > 0) throw new WrongUsage(name ? `Нет такой команды: ${positionals.join(' ')}` : HELP)
  const { text, json } = await command(id)
  process.stdout.write(`${options.json ? JSON.stringify(json, null, 2) : text}\n`)
})
await database.close()

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        failed: { type: 'boolean', default: false },
        suspects: { type: 'boolean', default: false },
        excel: { type: 'boolean', default: false },
        phone: { type: 'string' },
        email: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch {
    return fail(2, `Команда записана с ошибкой: ${process.argv.slice(2).join(' ')}\n\n${HELP}`)
  }
}

async function theOne(id = ''): Promise<ArchivedLead> {
  if (id === '') throw new WrongUsage('Не назван номер заявки')
  const [lead, another] = await archive.find(id)
  if (!lead) throw new NotFound(`Нет заявки ${id}`)
  if (another) throw new NotFound(`Заявок с таким номером, ${id}, несколько`)
  return lead
}

function flat({ lead, deliveries }: ArchivedLead) {
  return { ...lead, deliveries }
}

async function settled<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof WrongUsage) return fail(2, error.message)
    if (error instanceof NotFound || error instanceof ConfigError) return fail(1, error.message)
    return fail(1, `Заявки сейчас недоступны: ${codeOf(error)}`)
  }
}

function fail(code: number, message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}
