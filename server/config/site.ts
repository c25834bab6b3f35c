import { domainToUnicode } from 'node:url'
import { quoted } from '../../shared/format/quotes.ts'
import type { Site, SiteLink } from '../../shared/site.ts'
import { typeset } from '../../shared/typography.ts'
import { hostAddress, httpAddress, link, picture, unicodeOrigin } from './addresses.ts'
import { keepDays } from './leads.ts'
import { CITY, nameForms, STUDIO } from './name-forms.ts'
import { productCode } from './product-code.ts'
import {
  clockTime,
  colour,
  ConfigError,
  digits,
  emails,
  flag,
  list,
  number,
  optional,
  text,
  textOrNone,
  type Env,
  type Reader,
} from './settings.ts'

/** The owner's facts. */
export function readSite(env: Env, port: number): Omit<Site, 'leadRecipients'> {
  const url = hostAddress(env, 'SITE_URL', `http://localhost:${port}`)
  const name = text(env, 'SITE_NAME', domainToUnicode(new URL(url).hostname))
  const { nominative: brand, genitive: ofBrand } = brandForms(env, name)
  return {
    name,
    brand,
    ofBrand,
    legalName: text(env, 'SITE_LEGAL_NAME', name),
    taxId: textOrNone(env, 'SITE_TAX_ID'),
    registrationId: textOrNone(env, 'SITE_REGISTRATION_ID'),
    productCode: optional(env, 'SITE_PRODUCT_CODE', productCode) ?? '',
    url,
    readableUrl: unicodeOrigin(url),
    indexable: flag(env, 'INDEXABLE', true),
    phones: phones(env, 'SITE_PHONES'),
    city: textOrNone(env, 'SITE_CITY'),
    street: textOrNone(env, 'SITE_STREET'),
    email: emails(env, 'SITE_EMAIL')[0] ?? '',
    hours: hours(env),
    callbackTerm: typeset(textOrNone(env, 'SITE_CALLBACK_TERM')),
    offerTerm: typeset(textOrNone(env, 'SITE_OFFER_TERM')),
    foundedYear: optional(env, 'SITE_FOUNDED_YEAR', year),
    copyrightSince: optional(env, 'SITE_COPYRIGHT_SINCE', year),
    keepsRequestsDays: keepDays(env),
    colour: optional(env, 'SITE_COLOUR', colour),
    social: links(env, 'SITE_SOCIAL_'),
    chatHost: textOrNone(env, 'SITE_CHAT_HOST') || name,
    chatFace: optional(env, 'SITE_CHAT_FACE', picture),
    messengers: links(env, 'MESSENGER_'),
    advertising: advertising(env),
    counters: {
      metrikaId: optional(env, 'METRIKA_ID', digits),
      crmScriptUrl: optional(env, 'CRM_SCRIPT_URL', httpAddress),
      calltouchCounterId: optional(env, 'CALLTOUCH_MOD_ID', text) ?? optional(env, 'CALLTOUCH_SITE_ID', text),
    },
  }
}

const brandForms = (env: Env, name: string) => nameForms(env, 'SITE_NAME', STUDIO, quoted(name))

/** The names that texts of the site mention, in every grammatical case. */
export function readNames(env: Env, { name, city }: Pick<Site, 'name' | 'city'>) {
  const ofCity = nameForms(env, 'SITE_CITY', CITY, city)
  return { brand: brandForms(env, name), city: city ? ofCity : null }
}

/** A number has 15 digits at most, without its extension; two in one would be dialled as one. */
const phones = (env: Env, name: string): string[] =>
  list(env, name).map((phone) => {
    const count = phone.replace(/(?:доб|вн|ext|#).*$/iu, '').replace(/\D/g, '').length
    if (phone.includes(';') || count === 0 || count > 15)
      throw new ConfigError(name, 'a comma-separated list of telephone numbers', phone)
    return phone
  })

/** Visitors need to know both ends of the day. */
function hours(env: Env): Site['hours'] {
  const ends = both(env, 'SITE_HOURS_FROM', 'SITE_HOURS_TO', clockTime)
  return ends && { from: ends[0], to: ends[1] }
}

const year = (env: Env, name: string) => number(env, name, { default: 0, min: 1900, max: 2100 })

/** `MESSENGER_TELEGRAM=https://…` gives the link «Telegram»; one without a value is none. */
const links = (env: Env, prefix: string): SiteLink[] =>
  Object.keys(env)
    .filter((name) => name.startsWith(prefix) && env[name]?.trim())
    .map((name) => ({ name: typeset(linkName(name.slice(prefix.length))), url: link(env, name) }))

/** `TELEGRAM` → «Telegram»: a name in capitals alone only follows the style of settings. */
const linkName = (name: string) =>
  name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ') : name

/** The law requires the registry id of an advertisement, and an id without an advertiser is a slip. */
function advertising(env: Env): Site['advertising'] {
  const label = both(env, 'SITE_ADVERTISER', 'SITE_ADVERTISING_ID', text)
  return label && { advertiser: label[0], registryId: label[1] }
}

/** Two settings that are useless without each other. */
function both<Value>(env: Env, first: string, second: string, read: Reader<Value>): [Value, Value] | null {
  const [one, other] = [optional(env, first, read), optional(env, second, read)]
  if (one && other) return [one, other]
  if (one) throw new ConfigError(second, `given where ${first} is`)
  if (other) throw new ConfigError(first, `given where ${second} is`)
  return null
}
