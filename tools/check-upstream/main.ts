import { endWithReader } from '../../server/base/end-with-reader.ts'
import { WrongUsage } from '../../server/base/wrong-usage.ts'
import { API_KINDS } from '../../server/config/api.ts'
import { readConfig } from '../../server/config/config.ts'
import { environment } from '../../server/config/environment.ts'
import { ConfigError } from '../../server/config/settings.ts'
import { kindFor, readArguments, tokenFor } from './arguments.ts'
import { checkApi } from './check-api.ts'

const HELP = `npm run check-upstream -- АДРЕС [--token СЛОВО] [--kind ${API_KINDS.join('|')}] [--lang ru|en]

  Читает весь API контента так, как читает его сайт, и говорит, что сайт отклонит, потеряет или исправит.
  Ничего не меняет. СЛОВО отправляется как Authorization: Bearer, без --token — API_TOKEN; с ним проверяются и черновики. У Strapi --kind strapi, без --kind — API_KIND. MEDIA_HOSTS и UPSTREAM_TIMEOUT_MS — настройки сайта.
  Reads the whole content API as the site does, and says what would be refused, lost or repaired.
  Коды выхода / exit codes: 0 — всё принято / nothing is refused, 1 — что-то отклонено / something is refused,
  2 — API не отвечает или команда записана с ошибкой / the API does not answer, or the command is written wrongly.`

endWithReader(process.stdout)
try {
  const given = readArguments(process.argv.slice(2))
  const env = environment()
  const token = given.token ?? tokenFor(given.url, env)
  const kind = given.kind ?? kindFor(given.url, env)
  // Alone they are no settings of the site, but of this command.
  const settings = readConfig(env['API_URL'] ? env : { ...env, API_TOKEN: undefined, API_KIND: undefined })
  process.exitCode = await checkApi({ ...given, token, kind }, settings)
} catch (error) {
  if (!(error instanceof WrongUsage || error instanceof ConfigError)) throw error
  console.error(error.message)
  if (error instanceof WrongUsage) console.error(`\n${HELP}`)
  process.exitCode = 2
}
