import { isDay } from '../../base/calendar-day.ts'
import { ICON_NAME } from '../../base/icon-name.ts'
import { isRecord } from '../../base/is-record.ts'
import { isZonedMoment, LEAST_MS } from './moment.ts'

/**
 * What the contract wants of a value; `docs/api/upstream.openapi.json` says the same to those who write an upstream.
 */

type Check = (value: unknown) => boolean

/** Content systems know several empty values, and all mean that the field is left out. */
export const isNothing: Check = (value) => value === undefined || value === null || value === '' || value === false

const orNothing =
  (conforms: Check): Check =>
  (value) =>
    isNothing(value) || conforms(value)

const isText: Check = (value) => typeof value === 'string'
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const listOfPlain =
  (conforms: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(conforms)

/** `{key: …}` and no other key but those that are `allowed`. */
const wrapped =
  (key: string, conforms: Check, allowed: readonly string[] = []): Check =>
  (value) =>
    isRecord(value) &&
    key in value &&
    conforms(value[key]) &&
    Object.keys(value).every((name) => name === key || allowed.includes(name))

const textual = (conforms: Check) =>
  orNothing((value) => conforms(value) || wrapped('TEXT', orNothing(conforms), ['TYPE'])(value))
const listed = (conforms: Check) =>
  orNothing((value) => listOfPlain(conforms)(value) || wrapped('value', orNothing(listOfPlain(conforms)))(value))

/** What a text would show as it stands: `&laquo;`. */
const REFERENCE = /&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z]+\d{0,2});/
const isProse: Check = (value) => typeof value === 'string' && !REFERENCE.test(value)
const isLine: Check = (value) => isProse(value) && /\S/.test(String(value))

export const CODE = /^[a-z0-9][a-z0-9_-]{0,99}$/
const PICTURE = /^(?:\/(?!\/)|https?:\/\/[^/@\s,'"<>\\]+\/)[^\s,'"<>\\]+$/
const PRICE = /^(?:от )?[1-9]\d{0,8}$/

/** Of pages and files, without escapes, so that it is spelled in one way. */
const SEGMENTS = '(?:/[a-z0-9_-]+)+(?:/|\\.[a-z0-9]+)'
const PATH = new RegExp(`^${SEGMENTS}$`)
const ADDRESS = new RegExp(`^(?:/|${SEGMENTS})(?:\\?[A-Za-z0-9_.~=&%+-]+)?(?:#[A-Za-z0-9_-]+)?$`)
const MOST_LETTERS = 1000
const short =
  (conforms: Check): Check =>
  (value) =>
    conforms(value) && String(value).length <= MOST_LETTERS

export const isPath = short(matching(PATH))
export const isAddress = short(matching(ADDRESS))
export const isCode = matching(CODE)
export const isTitle = isLine
export const isPlainText = textual(isProse)
export const isMarkup = textual(isText)
export const isReference = orNothing(isCode)
export const isFormerCodes = orNothing((value) => isCode(value) || listOfPlain(isCode)(value))
export const isPicture = orNothing(matching(PICTURE))
export const isIcon = orNothing(matching(ICON_NAME))
export const isAmount = orNothing((value) => typeof value === 'number' && value > 0)
export const isMark = orNothing((value) => value === true)
export const isTimestamp = orNothing(
  (value) => typeof value === 'number' && value >= 0 && value < LEAST_MS && value * 1000 <= Date.now(),
)
export const isPlainDay = orNothing((value) => typeof value === 'string' && isDay(value))
export const isPlainMoment = orNothing((value) => typeof value === 'string' && (isDay(value) || isZonedMoment(value)))
export const isLines = listed(isLine)
export const isCodes = orNothing((value) => isTag(value) || listOfPlain(isTag)(value))
export const isPrice: Check = (value) =>
  matching(PRICE)(value) || (typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e9)
export const isOptions = listed((value) => value === null || typeof value === 'boolean' || isProse(value))
export const isRows = (shape: Readonly<Record<string, { conforms: Check }>>) =>
  orNothing(
    listOfPlain((row) => isRecord(row) && Object.entries(shape).every(([name, { conforms }]) => conforms(row[name]))),
  )

const isTag: Check = (value) => typeof value === 'string' && value !== ''
