import {
  any,
  boolean,
  coerce,
  defaulted,
  enums,
  object,
  refine,
  size,
  string,
  validate,
  type Struct,
} from 'superstruct'
import { formOf, isRequired, LEAD_TYPES, type Lead, type LeadField, type LeadForm } from './lead.ts'
import { isPhone } from './phone.ts'

export type LeadReading = { lead: Lead } | { invalidFields: string[] }

/**
 * Validates a form, by the same rules in the browser and on the server; lists all invalid fields in the form's order.
 */
export function readLead(input: Record<string, unknown>): LeadReading {
  const sent = FIELDS.filter((name) => Object.hasOwn(input, name))
  const known = Object.fromEntries(sent.map((name) => [name, flat(input[name])]))
  const [failure, lead] = validate(known, schemaOf(formOf(input)), { coerce: true })
  if (!failure) return { lead: lead as Lead }
  const names = failure.failures().map(({ path }) => String(path[0]))
  return { invalidFields: [...new Set(names)] }
}

const FIELDS = [
  'name',
  'email',
  'tel',
  'site',
  'budget',
  'message',
  'confirm',
  'type',
  'reachgoal',
  'utm',
  'landing',
  'place',
] as const

/** Rejects objects: a custom `toString` would break the error message itself. */
const flat = (value: unknown) => (typeof value === 'object' ? null : value)

const schemas: Partial<Record<LeadForm, ReturnType<typeof leadSchema>>> = {}
const schemaOf = (form: LeadForm) => (schemas[form] ??= leadSchema(form))

function leadSchema(form: LeadForm) {
  const field = (name: LeadField, value: Struct<string, null>) => (isRequired(form, name) ? required(value) : value)
  return object({
    name: field('name', line(200)),
    email: field('email', email),
    tel: field('tel', phone),
    site: field('site', site),
    budget: field('budget', budget),
    message: field('message', prose(5000)),
    confirm: consent,
    type: defaulted(enums(LEAD_TYPES), 'contacts'),
    reachgoal: pageField(200),
    utm: pageField(2000),
    landing: pageField(2000),
    place: pageField(20),
  })
}

/** Normalises to one line: control characters and line breaks become spaces, against header injection. */
const line = (maxLength: number) => text(maxLength, ENDS_LINE)
const ENDS_LINE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

const prose = (maxLength: number) => text(maxLength, /[^\P{Cc}\n]+/gu)

/** Fields that the page adds are truncated, not rejected: visitors do not see them and could not fix them. */
const pageField = (maxLength: number) =>
  defaulted(
    coerce(string(), any(), (value) => (typeof value === 'string' ? clean(value.slice(0, maxLength), ENDS_LINE) : '')),
    '',
  )

/** Not by `toWellFormed`, which Firefox before 119 lacks. */
const LONE_SURROGATE = /\p{Cs}/gu

const clean = (value: string, forbidden: RegExp) =>
  value.replace(LONE_SURROGATE, '\ufffd').replace(/\r\n?/g, '\n').replace(forbidden, ' ').trim()

const text = (maxLength: number, forbidden: RegExp) =>
  defaulted(
    coerce(size(string(), 0, maxLength), string(), (value) => clean(value, forbidden)),
    '',
  )

/** Joiners and marks of direction: emoji and names may need them, addresses bring them along when they are copied. */
const INVISIBLE = /\p{Cf}+/gu

const address = (maxLength: number) => coerce(line(maxLength), string(), (value) => value.replace(INVISIBLE, ''))

const required = (value: Struct<string, null>) =>
  refine(value, 'required', (filled) => filled.replace(INVISIBLE, '').trim() !== '')

const phone = refine(line(40), 'tel', (value) => value === '' || isPhone(value))

const email = refine(address(254), 'email', (value) => value === '' || EMAIL.test(value))
/** Chrome sends the domain of «ivan@почта.рф» as Punycode, so a top-level domain may be that, too. */
const EMAIL =
  /^[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/iu

/** Any valid URL without a protocol has a dot and no space, so the looser half of the rule decides. */
const site = refine(address(500), 'site', (value) => value === '' || (value.includes('.') && !/\s/.test(value)))

const budget = refine(line(200), 'budget', (value) => value === '' || /\d/.test(value))

const TICKED = new Set<unknown>([true, 'true', 'on', '1', 'Y'])
const consent = refine(
  defaulted(
    coerce(boolean(), any(), (value) => TICKED.has(value)),
    false,
  ),
  'consent',
  (given) => given,
)
