import { domainToASCII, domainToUnicode } from 'node:url'
import { ConfigError, list, text, type Env, type Reader } from './settings.ts'

const WEB_PROTOCOLS = ['http:', 'https:']

/** `null` unless it is an address by one of the protocols, without credentials. */
function openAddress(value: string, protocols: readonly string[]): URL | null {
  const address = URL.parse(value)
  return address && protocols.includes(address.protocol) && !address.username && !address.password ? address : null
}

/** An http(s) address, asked for as it is. */
export function httpAddress(env: Env, name: string, fallback?: string): string {
  const address = openAddress(text(env, name, fallback), WEB_PROTOCOLS)
  if (!address || address.search || address.hash)
    throw new ConfigError(name, 'an http or https address without credentials or a query')
  return address.href
}

/** One that paths are appended to, without a trailing slash. */
export const baseAddress = (env: Env, name: string) => httpAddress(env, name).replace(/\/+$/, '')

/** The same, comma-separated. */
export const baseAddresses = (env: Env, name: string) =>
  list(env, name).map((address) => baseAddress({ [name]: address }, name))

/** The origin of a host, as links need it: «https://лён.рф» becomes Punycode. */
export function hostAddress(env: Env, name: string, fallback?: string): string {
  const address = openAddress(text(env, name, fallback), WEB_PROTOCOLS)
  if (!address || address.href !== `${address.origin}/`)
    throw new ConfigError(name, 'the http or https address of a host, without credentials, a path or a query')
  return address.origin
}

/** The same address for people to read, with Punycode decoded. */
export function unicodeOrigin(address: string): string {
  const { protocol, host, hostname } = new URL(address)
  return `${protocol}//${host.replace(hostname, domainToUnicode(hostname))}`
}

/** Of the web and of the programs people write to each other in. */
const LINK_PROTOCOLS = ['https:', 'http:', 'tg:', 'viber:', 'whatsapp:', 'skype:', 'sgnl:', 'max:']

/** Where a messenger or a social network is opened: `https://wa.me/7900?text=…`, `viber://chat?number=…`. */
export function link(env: Env, name: string): string {
  const address = openAddress(text(env, name), LINK_PROTOCOLS)
  if (!address)
    throw new ConfigError(name, `a link without credentials that begins with ${LINK_PROTOCOLS.join(' or ')}`)
  return address.href
}

/** Where a picture lies: `/pictures/a.webp` on the host of pictures, or a whole address. */
export function picture(env: Env, name: string): string {
  const value = text(env, name)
  if (!/^(?:\/(?!\/)|https?:\/\/)\S+$/.test(value))
    throw new ConfigError(name, 'the path of a picture, beginning with /, or its http(s) address', value)
  return value
}

/** Comma-separated hosts, each maybe with a folder: `cdn.example`, `cdn.example/upload`, `http://10.0.0.5:8080`. */
export function placesOf(env: Env, name: string): string[] {
  return list(env, name).map((value) => {
    const place = openAddress(/^[a-z][a-z\d+.-]*:\//i.test(value) ? value : `https://${value}`, WEB_PROTOCOLS)
    if (!place || place.search || place.hash || place.hostname.includes('*'))
      throw new ConfigError(
        name,
        'a comma-separated list of whole hosts or http and https addresses of folders, without credentials or a query',
        // Before an @ there may be a password.
        value.includes('@') ? undefined : value,
      )
    return place.href.replace(/\/+$/, '')
  })
}

/** A Cyrillic host becomes Punycode. */
export const smtpAddress: Reader<string> = (env, name) => {
  const address = new URL(secret('smtp:', 'smtps:')(env, name))
  const { hostname, pathname, search, hash } = address
  const host = canBeDecoded(hostname) ? domainToASCII(decodeURIComponent(hostname)) : ''
  if (!host) throw new ConfigError(name, 'an address with a host')
  if (pathname.length > 1 || search || hash)
    throw new ConfigError(name, `an address alone: there are no options${optionsOf(search)}`)
  address.hostname = host
  return address.href
}

/** The name only; text with an @ is part of a password that was not encoded. */
function optionsOf(search: string): string {
  const names = [...new URLSearchParams(search).keys()]
  return names.length > 0 && !search.includes('@') ? ` such as ${names.join(', ')}` : ''
}

/** Of a database that is not a number ioredis makes `NaN`, which ends the site once Redis answers. */
export const redisAddress: Reader<string> = (env, name) => {
  const value = secret('redis:', 'rediss:')(env, name)
  const { hostname, pathname, searchParams } = new URL(value)
  const isNumbered = /^(?:\/\d*)?$/.test(pathname) && searchParams.getAll('db').every((number) => /^\d+$/.test(number))
  if (!hostname || !isNumbered)
    throw new ConfigError(name, 'an address with a host and at most the number of a database: redis://host:6379/1')
  return value
}

function canBeDecoded(escaped: string): boolean {
  try {
    return decodeURIComponent(escaped) !== null
  } catch {
    return false
  }
}

/**
 * An address that may hold a password, so that a wrong one is not repeated in the error. User and password are taken
 * out of it later, so they must be escaped properly.
 */
export function secret(...protocols: string[]): Reader<string> {
  return (env, name) => {
    const value = text(env, name)
    const address = URL.parse(value)
    if (!address || !protocols.includes(address.protocol))
      throw new ConfigError(
        name,
        `an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      )
    if (!canBeDecoded(address.username) || !canBeDecoded(address.password))
      throw new ConfigError(name, 'an address with its user and password URL-encoded')
    return value
  }
}
