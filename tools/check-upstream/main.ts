import { WrongUsage } from '../../server/base/wrong-usage.ts'
import { ConfigError, readConfig } from '../../server/config/config.ts'
import { environment } from '../../server/config/environment.ts'
import { readArguments } from './arguments.ts'
import { checkApi } from './check-api.ts'

const HELP = `npm run check-upstream -- АДРЕС [--token СЛОВО] [--lang ru|en]

  Читает весь API контента так, как читает его сайт, и говорит, что сайт отклонит, потеряет или исправит.
  Ничего не меняет. СЛОВО отправляется как Authorization: Bearer; MEDIA_HOSTS и UPSTREAM_TIMEOUT_MS — настройки сайта.
  Reads the whole content API as the site does, and says what would be refused, lost or repaired.
  Коды выхода / exit codes: 0 — всё принято / nothing is refused, 1 — что-то отклонено / something is refused,
  2 — API не отвечает или команда записана с ошибкой / the API does not answer, or the command is written wrongly.`

try {
  process.exitCode = await checkApi(readArguments(process.argv.slice(2)), readConfig(environment()))
} catch (error) {
  if (!(error instanceof WrongUsage || error instanceof ConfigError)) throw error
  console.error(error.message)
  if (error instanceof WrongUsage) console.error(`\n${HELP}`)
  process.exitCode = 2
}
