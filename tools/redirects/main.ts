import { join } from 'node:path'
import { messageOf } from '../../server/base/error-reason.ts'
import { parseCommand } from '../../server/base/parse-command.ts'
import { WrongUsage } from '../../server/base/wrong-usage.ts'
import { readConfig } from '../../server/config/config.ts'
import { environment } from '../../server/config/environment.ts'
import { ConfigError } from '../../server/config/settings.ts'
import { REDIRECTS_FILE } from '../../server/origin/areas.ts'
import { readText } from '../../server/origin/read-file.ts'
import { importTable, type LineReport, type Outcome } from './import-table.ts'
import { readRedirects, writeRedirects } from './redirects-file.ts'

const HELP = `npm run redirects -- import ФАЙЛ.csv [--dry-run]

  Добавляет переадресации со старых адресов в redirects.json папки контента (CONTENT_DIR).
  Столбцы: откуда; куда; 301 или 302 (без третьего 301). Разделитель — точка с запятой, запятая или табуляция,
  строка с названиями столбцов не нужна. Адреса можно давать целиком, с узлом старого сайта, и русскими буквами.
  О каждой строке сказано, что с ней стало. --dry-run ничего не записывает.
  Коды выхода: 0 — взято всё, 1 — часть строк отклонена, остальное записано, 2 — не сделано ничего.`

const OUTCOMES: Record<Outcome, string> = {
  taken: 'взято',
  repaired: 'исправлено',
  known: 'уже есть',
  replaced: 'заменено',
  refused: 'ОТКЛОНЕНО',
}

try {
  process.exitCode = await run()
} catch (error) {
  const isKnown = error instanceof WrongUsage || error instanceof ConfigError
  console.error(isKnown ? error.message : `Ничего не записано: ${messageOf(error)}`)
  if (error instanceof WrongUsage) console.error(`\n${HELP}`)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const { table, isDryRun } = readArguments()
  const { content, site } = readConfig(environment())
  if (content.apiUrl !== null && !isDryRun)
    throw new ConfigError('API_URL', 'empty: redirects of an API are kept by the API', content.apiUrl)
  const file = join(content.directory, REDIRECTS_FILE)
  const { header, redirects, reports } = await importTable(
    await readText(table),
    await readRedirects(file),
    new URL(site.url).hostname,
  )
  if (reports.length === 0) throw new Error(`в ${table} нет ни одной строки с двумя адресами`)
  if (header) console.log(printable(`строка ${header.line}: названия столбцов, пропущена: ${header.cells.join(' ')}`))
  for (const report of reports)
    console.log(printable(`строка ${report.line}: ${OUTCOMES[report.outcome]} ${report.said}`))
  const isChanged = reports.some(({ outcome }) => !['known', 'refused'].includes(outcome))
  if (isChanged && !isDryRun) await writeRedirects(file, redirects)
  console.log(summaryOf(reports, isDryRun || !isChanged ? null : file))
  return reports.some(({ outcome }) => outcome === 'refused') ? 1 : 0
}

function readArguments() {
  const { values, positionals } = parseCommand({ 'dry-run': { type: 'boolean' } })
  const [command, table, ...rest] = positionals
  if (command !== 'import') throw new WrongUsage('Есть одна команда: import')
  if (table === undefined) throw new WrongUsage('Не назван файл')
  if (rest.length > 0) throw new WrongUsage(`Файл один, лишнее: ${rest.join(' ')}`)
  return { table, isDryRun: values['dry-run'] ?? false }
}

function summaryOf(reports: readonly LineReport[], file: string | null): string {
  const counts = Object.entries(OUTCOMES).map(
    ([outcome, name]) => `${name.toLowerCase()}: ${reports.filter((report) => report.outcome === outcome).length}`,
  )
  return `Строк: ${reports.length}; ${counts.join(', ')}. ${file === null ? 'Ничего не записано.' : `Записано в ${file}`}`
}

/** Without control characters, which could rewrite the terminal. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '·')
}
