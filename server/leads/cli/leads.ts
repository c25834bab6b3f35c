import { endWithReader } from '../../base/end-with-reader.ts'
import { WrongUsage } from '../../base/wrong-usage.ts'
import { readConfig } from '../../config/config.ts'
import { environment } from '../../config/environment.ts'
import { ConfigError } from '../../config/settings.ts'
import { createLeadArchive, type ArchivedLead } from '../archive.ts'
import { createChannels } from '../channels/channels.ts'
import { systemClock } from '../clock.ts'
import { createRetention } from '../retention.ts'
import { createDatabase } from '../storage/database.ts'
import { HELP, limitOf, personOf, readArguments, type CommandName } from './arguments.ts'
import * as backupCommands from './backup-commands.ts'
import { confirmed } from './confirmed.ts'
import { csvOf } from './csv.ts'
import { exportRows } from './export.ts'
import { failureText } from './failure-text.ts'
import { NotDone } from './not-done.ts'
import { leadText, listText } from './texts.ts'

interface CommandResult {
  text: string
  json: unknown
}

const COMMANDS: Record<Exclude<CommandName, 'help'>, () => Promise<CommandResult>> = {
  async list() {
    const limit = limitOf(options)
    const leads = await archive.list({ ...filter, limit })
    const total = leads.length === limit ? await archive.count(filter) : leads.length
    return { text: listText(leads, channelNames, total), json: leads.map(flat) }
  },

  async show() {
    const lead = await findOne()
    return { text: leadText(lead, channelNames), json: flat(lead) }
  },

  async resend() {
    if ((options.failed ?? false) === (id !== undefined)) throw new WrongUsage('resend: номер заявки или --failed')
    const resent = options.failed ? await archive.resendFailed() : await archive.resend((await findOne()).lead.id)
    return { text: `Отправок поставлено в очередь: ${resent}`, json: { resent } }
  },

  async settle() {
    const settled = await archive.settle((await findOne()).lead.id)
    return { text: `Отправок улажено: ${settled}`, json: { settled } }
  },

  async export() {
    const leads = await archive.list(filter)
    const isForExcel = options.excel ?? false
    return { text: csvOf(exportRows(leads, channelNames, isForExcel), isForExcel).slice(0, -1), json: leads.map(flat) }
  },

  async purge() {
    const erased = await retention.purge()
    return { text: `Удалено заявок: ${erased}`, json: { erased } }
  },

  async erase() {
    const person = personOf(options)
    if (!options.yes && !process.stdin.isTTY)
      throw new WrongUsage('erase: спросить некого, это не терминал; удалить не спрашивая — с --yes')
    const leads = await archive.findByPerson(person)
    if (leads.length > 0 && !options.yes) {
      process.stderr.write(`${listText(leads, channelNames)}\n\n`)
      if (!(await confirmed(`Удалить безвозвратно? Заявок: ${leads.length}`))) throw new NotDone('Ничего не удалено')
    }
    await retention.erase(leads.map(({ lead }) => lead.id))
    return { text: `Удалено заявок: ${leads.length}`, json: { erased: leads.length } }
  },

  backup: () => backupCommands.backup({ path: id, options, stores: config }),
  restore: () => backupCommands.restore({ path: id, options, stores: config }),
  move: () => backupCommands.move({ path: id, options, stores: config }),
}

endWithReader(process.stdout)
const { name, id, options } = await orExit(() => readArguments(process.argv.slice(2)))
if (name === 'help') {
  console.log(HELP)
  process.exit()
}
const filter = { failed: options.failed ?? false, suspects: options.suspects ?? false }
const config = await orExit(() => readConfig(environment()))
const channels = await orExit(() => createChannels(config))
const database = createDatabase(config, { mayCreate: false })
const archive = createLeadArchive(database, systemClock)
const channelNames = channels.map((channel) => channel.name)
const retention = createRetention(database, archive, channels, config.leads.keepDays, systemClock)

await orExit(async () => {
  const { text, json } = await COMMANDS[name]()
  process.stdout.write(`${options.json ? JSON.stringify(json, null, 2) : text}\n`)
}, config)
await database.close()

async function findOne(): Promise<ArchivedLead> {
  if (!id) throw new WrongUsage('Не назван номер заявки')
  const [lead, another] = await archive.find(id)
  if (!lead) throw new NotDone(`Нет заявки ${id}`)
  if (another) throw new NotDone(`Заявок с таким номером, ${id}, несколько`)
  return lead
}

function flat({ lead, deliveries }: ArchivedLead) {
  return { ...lead, deliveries }
}

async function orExit<Result>(
  work: () => Result | Promise<Result>,
  stores: backupCommands.Stores | null = null,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof WrongUsage) return fail(2, error.message)
    if (error instanceof NotDone || error instanceof ConfigError) return fail(1, error.message)
    return fail(1, failureText(error, stores))
  }
}

function fail(code: number, message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}
