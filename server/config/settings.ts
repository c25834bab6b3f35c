import { resolve } from 'node:path'
import { WrongStart } from '../base/errors.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** A setting that cannot be used. The message names it and never repeats a secret. */
export class ConfigError extends WrongStart {
  override name = 'ConfigError'
  readonly setting: string

  constructor(setting: string, expected: string, got?: string) {
    super(`${setting} must be ${expected}${got === undefined ? '' : `, got ${JSON.stringify(got)}`}`)
    this.setting = setting
  }
}

export type Reader<Value> = (env: Env, name: string) => Value

export const optional = <Value>(env: Env, name: string, read: Reader<Value>) =>
  env[name]?.trim() ? read(env, name) : null

export function text(env: Env, name: string, fallback?: string): string {
  const value = env[name]?.trim() || fallback
  if (value === undefined) throw new ConfigError(name, 'given')
  return value
}

/** An optional fact. */
export const textOrNone = (env: Env, name: string) => env[name]?.trim() ?? ''

/** `#2F7D32`. */
export function colour(env: Env, name: string): string {
  const value = text(env, name)
  if (!/^#[\da-f]{6}$/i.test(value)) throw new ConfigError(name, 'a colour like #2F7D32', value)
  return value
}

/** What a header may carry after `Bearer`. The message never repeats it. */
export function bearerToken(env: Env, name: string): string {
  const value = text(env, name)
  if (!/^[\w.~+/=-]+$/.test(value)) throw new ConfigError(name, 'a token of letters, digits and -._~+/=')
  return value
}

const isFitForHeaders = (value: string) => /^[\x20-\x7e]*$/.test(value)

/** A secret that goes into a header or comes in one. The message never repeats it. */
export function headerSecret(env: Env, name: string): string {
  const value = text(env, name)
  if (!isFitForHeaders(value)) throw new ConfigError(name, 'of Latin letters, digits and signs alone')
  return value
}

/** A part of an address. */
export function code(env: Env, name: string): string {
  const value = text(env, name)
  if (!/^[a-z0-9][a-z0-9-]*$/.test(value)) throw new ConfigError(name, 'small Latin letters, digits and hyphens', value)
  return value
}

/** As the protocol wants it, since it names a file at the root. */
export function indexNowKey(env: Env, name: string): string {
  const value = text(env, name)
  if (!/^[A-Za-z0-9-]{8,128}$/.test(value)) throw new ConfigError(name, '8 to 128 Latin letters, digits and hyphens')
  return value
}

/** An id of digits alone. */
export function digits(env: Env, name: string): string {
  const value = text(env, name)
  if (!/^\d+$/.test(value)) throw new ConfigError(name, 'digits alone', value)
  return value
}

/** Comma-separated values. */
export function list(env: Env, name: string, fallback: readonly string[] = []): string[] {
  const values = valuesOf(env[name] ?? '')
  return values.length > 0 ? values : [...fallback]
}

/** `name=value,other=value`, each value percent-encoded where it needs to be. */
export function headerLines(env: Env, name: string): Record<string, string> {
  const expected = 'name=value pairs divided by commas, of Latin letters, digits and signs alone'
  return Object.fromEntries(
    list(env, name).map((pair) => {
      const [, key = '', encoded = ''] = /^([\w-]+)=(.*)$/.exec(pair) ?? []
      try {
        const value = decodeURIComponent(encoded)
        if (key && isFitForHeaders(value)) return [key.toLowerCase(), value]
      } catch {
        // Reported below without the value, which may be a password.
      }
      throw new ConfigError(name, expected)
    }),
  )
}

const valuesOf = (line: string) =>
  line
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)

/** Comma-separated e-mail addresses. */
export function emails(env: Env, name: string, fallback: readonly string[] = []): string[] {
  const addresses = list(env, name, fallback)
  const wrong = addresses.find((address) => !/^[^\s@<>]+@[^\s@<>]+$/.test(address))
  if (wrong !== undefined) throw new ConfigError(name, 'a comma-separated list of e-mail addresses', wrong)
  return addresses
}

/** `staff@firm.example` or `Firm <staff@firm.example>`. */
export const sender: Reader<string> = (env, name) => {
  const value = text(env, name)
  if (!/^(?:[^<>]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value))
    throw new ConfigError(name, 'an e-mail address, or a name and <an address>', value)
  return value
}

/** Whole numbers within `min`–`max`. */
export function number(env: Env, name: string, range: { default: number; min: number; max: number }): number {
  const value = env[name]?.trim()
  if (!value) return range.default
  const parsed = Number(value)
  if (!/^\d+$/.test(value) || parsed < range.min || parsed > range.max)
    throw new ConfigError(name, `a whole number from ${range.min} to ${range.max}`, value)
  return parsed
}

export function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = env[name]?.trim().toLowerCase()
  if (!value) return fallback
  if (['true', '1', 'on', 'yes'].includes(value)) return true
  if (['false', '0', 'off', 'no'].includes(value)) return false
  throw new ConfigError(name, 'true or false', value)
}

export function oneOf<Choice extends string>(
  env: Env,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = env[name]?.trim()
  if (!value) return fallback
  const choice = choices.find((known) => known === value)
  if (choice === undefined) throw new ConfigError(name, `one of ${choices.join(', ')}`, value)
  return choice
}

/** A time of the day, as it is shown: `10.00`. */
export function clockTime(env: Env, name: string): string {
  const value = text(env, name)
  if (!/^(?:[01]?\d|2[0-3])[.:][0-5]\d$/.test(value)) throw new ConfigError(name, 'a time like 10.00', value)
  return value
}

export const directory = (env: Env, name: string, fallback: string) => resolve(text(env, name, fallback))
