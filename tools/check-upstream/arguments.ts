import { parseArgs } from 'node:util'
import { WrongUsage } from '../../server/base/wrong-usage.ts'
import { isLanguage, type Language } from './languages.ts'

export interface Arguments {
  url: string
  token: string | null
  language: Language
}

/** Complaints never quote an argument: one of them may be the token. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args)
  const [address, ...rest] = positionals
  if (address === undefined) throw new WrongUsage('Не назван адрес API. The address of the API is missing.')
  if (rest.length > 0) throw new WrongUsage('Адрес API один. There is one address of the API.')
  const { lang = 'ru', token = null } = values
  if (!isLanguage(lang)) throw new WrongUsage('--lang: ru или en. --lang is ru or en.')
  return { url: addressOf(address), token: token && plainToken(token, '--token'), language: lang }
}

/** `API_TOKEN` is for `API_URL` and no other host; given alone, it is for the address that is checked. */
export function tokenFor(url: string, { API_TOKEN, API_URL }: NodeJS.ProcessEnv): string | null {
  if (!API_TOKEN || (API_URL && URL.parse(API_URL)?.origin !== new URL(url).origin)) return null
  return plainToken(API_TOKEN, 'API_TOKEN')
}

function plainToken(token: string, name: string): string {
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new WrongUsage(`${name}: латиница без пробелов. ${name} has Latin letters and no spaces.`)
  return token
}

function parsed(args: readonly string[]) {
  try {
    const options = { token: { type: 'string' }, lang: { type: 'string' } } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch {
    throw new WrongUsage('Есть только --token и --lang. There are only --token and --lang.')
  }
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
