import { messageOf } from '../server/base/error-reason.ts'
import { parseCommand } from '../server/base/parse-command.ts'
import { WrongUsage } from '../server/base/wrong-usage.ts'
import { readConfig, type Config } from '../server/config/config.ts'
import { environment } from '../server/config/environment.ts'
import { ConfigError } from '../server/config/settings.ts'
import { canonicalRedirect } from '../server/pages/canonical.ts'
import { previewLink } from '../server/preview-link.ts'
import { pageExists } from './page-exists.ts'

const MOST_HOURS = 30 * 24
const HELP = `npm run preview -- АДРЕС [--hours ЧАСОВ]

  Печатает ссылку, по которой страница видна вместе с черновиками: /projects/zernoved/
  Ссылка действует 24 часа, если не сказано другое, самое большее ${MOST_HOURS}. Нужны PREVIEW_SECRET и SITE_URL сайта.`

try {
  const { page, hours } = readArguments()
  const config = readConfig(environment())
  const { previewSecret, site } = config
  if (previewSecret === null) throw new ConfigError('PREVIEW_SECRET', 'given')
  if (!(await exists(page, config))) throw new WrongUsage(`Такой страницы нет, и черновика тоже: ${page}`)
  console.log(site.url + previewLink(page, previewSecret, Date.now() + hours * 3_600_000))
} catch (error) {
  const given = process.argv.slice(2).join(' ')
  const isKnown = error instanceof ConfigError || error instanceof WrongUsage
  console.error(isKnown ? error.message : `Команда записана с ошибкой: ${given}`)
  if (!(error instanceof ConfigError)) console.error(`\n${HELP}`)
  process.exitCode = error instanceof ConfigError ? 1 : 2
}

/** Assumes that the page exists while the content is unavailable, so that editors get their link. */
async function exists(page: string, config: Config): Promise<boolean> {
  const [path = ''] = page.split('?')
  try {
    return await pageExists(path, config)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    console.error(`Контент не отвечает, есть ли такая страница, неизвестно: ${messageOf(error)}`)
    return true
  }
}

function readArguments() {
  const { values, positionals } = parseCommand({ hours: { type: 'string' } })
  const [address, ...rest] = positionals
  if (address === undefined) throw new WrongUsage('Не назван адрес страницы')
  if (rest.length > 0) throw new WrongUsage(`Адрес страницы один, лишнее: ${rest.join(' ')}`)
  const hours = Number(values.hours ?? 24)
  if (!(hours > 0 && hours <= MOST_HOURS))
    throw new WrongUsage(`Часов больше нуля и не больше ${MOST_HOURS}, а не ${values.hours}`)
  return { page: pageAt(address), hours }
}

/** The page as browsers request it: without the fragment. */
function pageAt(address: string): string {
  if (!address.startsWith('/')) throw new WrongUsage(`Адрес страницы начинается с косой черты, а не ${address}`)
  const { pathname, search } = new URL(`http://site${address}`)
  const page = canonicalRedirect(pathname + search) ?? pathname + search
  if (!page.split('?')[0]?.endsWith('/')) throw new WrongUsage(`Это адрес файла, а не страницы: ${address}`)
  return page
}
