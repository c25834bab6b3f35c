import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import { canonicalRedirect } from '../pages/canonical.ts'
import { previewLink } from '../preview-link.ts'

const HELP = `npm run preview -- АДРЕС [--hours ЧАСОВ]

  Печатает ссылку, по которой страница видна вместе с черновиками: /projects/zernoved/
  Ссылка действует 24 часа, если не сказано другое. Нужны PREVIEW_SECRET и SITE_URL сайта.`

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { hours: { type: 'string' } } })
  const [address] = positionals
  const hours = Number(values.hours ?? 24)
  if (!address?.startsWith('/') || !(hours > 0)) throw new TypeError('an address and a number of hours')
  const { previewSecret, site } = readConfig(process.env)
  if (previewSecret === null) throw new ConfigError('PREVIEW_SECRET', 'given')
  console.log(
    site.url + previewLink(canonicalRedirect(address) ?? address, previewSecret, Date.now() + hours * 3_600_000),
  )
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message)
  else console.error(HELP)
  process.exitCode = error instanceof ConfigError ? 1 : 2
}
