import { parseCommand } from '../../server/base/parse-command.ts'
import { WrongUsage } from '../../server/base/wrong-usage.ts'
import { API_KINDS, type ApiKind } from '../../server/config/api.ts'
import { isLanguage, type Language } from './languages.ts'

export interface Arguments {
  url: string
  token: string | null
  language: Language
  /** `null`: not said. */
  kind: ApiKind | null
}

const OPTIONS = { token: { type: 'string' }, kind: { type: 'string' }, lang: { type: 'string' } } as const
const UNKNOWN_OPTION = 'Есть только --token, --kind и --lang. There are only --token, --kind and --lang.'

/** Complaints never quote an argument: one of them may be the token. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseCommand(OPTIONS, args, UNKNOWN_OPTION)
  const [address, ...rest] = positionals
  if (address === undefined) throw new WrongUsage('Не назван адрес API. The address of the API is missing.')
  if (rest.length > 0) throw new WrongUsage('Адрес API один. There is one address of the API.')
  const { lang = 'ru', token = null, kind = null } = values
  if (!isLanguage(lang)) throw new WrongUsage('--lang: ru или en. --lang is ru or en.')
  if (kind !== null && !isKind(kind))
    throw new WrongUsage(`--kind: ${API_KINDS.join(' или ')}. --kind is ${API_KINDS.join(' or ')}.`)
  return { url: addressOf(address), token: token && plainToken(token, '--token'), language: lang, kind }
}

/** `API_TOKEN` is for `API_URL` and no other host; given alone, it is for the address that is checked. */
export function tokenFor(url: string, env: NodeJS.ProcessEnv): string | null {
  const token = env['API_TOKEN']
  return token && isOfSite(url, env) ? plainToken(token, 'API_TOKEN') : null
}

/** `API_KIND`, in the same way. */
export function kindFor(url: string, env: NodeJS.ProcessEnv): ApiKind {
  const kind = env['API_KIND']
  return kind !== undefined && isKind(kind) && isOfSite(url, env) ? kind : 'contract'
}

const isOfSite = (url: string, { API_URL }: NodeJS.ProcessEnv) =>
  !API_URL || URL.parse(API_URL)?.origin === new URL(url).origin

const isKind = (text: string): text is ApiKind => API_KINDS.some((kind) => kind === text)

function plainToken(token: string, name: string): string {
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new WrongUsage(`${name}: латиница без пробелов. ${name} has Latin letters and no spaces.`)
  return token
}

/** Without a slash at its end, as paths of the contract begin with one. */
function addressOf(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongUsage('Адрес API начинается с http:// или https://. The address begins with http:// or https://.')
  if (url.username || url.password || url.search || url.hash)
    throw new WrongUsage('В адресе API только узел и путь. The address has a host and a path alone.')
  return url.origin + url.pathname.replace(/\/+$/, '')
}
