import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../base/error-reason.ts'
import { isRecord } from '../base/is-record.ts'
import { textOf } from '../base/text-of.ts'
import { ConfigError, directory, type Env } from './settings.ts'

/** Prefixes of settings with any number of members. */
export const FAMILIES = ['MESSENGER_', 'SITE_SOCIAL_'] as const

/**
 * The environment, and what `site.json` in the folder of content adds to it: facts of the owner, named like their
 * settings. If the environment names another brand, the file is ignored.
 */
export function withOwnerFile(env: Env): Env {
  const facts = ownerFacts(directory(env, 'CONTENT_DIR', 'content'))
  if (isOther(env, facts)) return env
  const isGiven = (name: string) => name in env || FAMILIES.some((family) => isOf(family, name) && hasAny(env, family))
  const added = Object.entries(facts).filter(([name]) => !isGiven(name) && !isOutOfPlace(env, name, facts))
  return { ...Object.fromEntries(added), ...env, SITE_NAME: env['SITE_NAME']?.trim() || facts['SITE_NAME'] }
}

/** The owner's facts from `site.json` of a content folder; none without that file. */
function ownerFacts(folder: string): Env {
  const file = join(folder, 'site.json')
  if (!statSync(file, { throwIfNoEntry: false })) return {}
  const facts = parsed(file)
  if (!isRecord(facts)) throw wrong(file, 'an object of settings')
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, valueOf(file, name, value)]))
}

/** The folder with the owner's drawings; `null` if it belongs to another brand. */
export const ownersFolder = ({ content, site }: { content: { directory: string }; site: { name: string } }) =>
  isFolderOf(content.directory, site.name) ? content.directory : null

/** Whether a content folder belongs to the brand of this name. */
export function isFolderOf(folder: string, name: string): boolean {
  const owner = ownerFacts(folder)['SITE_NAME']
  return owner === undefined || owner === name
}

const isOther = (env: Env, facts: Env) =>
  Boolean(env['SITE_NAME']?.trim() && facts['SITE_NAME']) && env['SITE_NAME']?.trim() !== facts['SITE_NAME']

const isOf = (family: string, name: string) => name.startsWith(family)

const hasAny = (env: Env, family: string) => Object.keys(env).some((name) => isOf(family, name))

/**
 * With SMTP on, a `.example` address from site.json is ignored. A portrait is used only with its own person and its own
 * pictures.
 */
function isOutOfPlace(env: Env, name: string, facts: Env): boolean {
  if (name === 'SITE_EMAIL') return Boolean(env['SMTP_URL']) && facts[name]?.endsWith('.example') === true
  return name === 'SITE_CHAT_FACE' && (env['SITE_CHAT_HOST'] !== undefined || Boolean(env['API_URL']))
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(textOf(readFileSync(file)))
  } catch (error) {
    throw wrong(file, `valid JSON (${messageOf(error)})`)
  }
}

function valueOf(file: string, name: string, value: unknown): string {
  if (!/^(?:SITE|MESSENGER)_/.test(name)) throw wrong(file, `facts of the owner alone, and ${name} is none`)
  if (Array.isArray(value)) return value.map((item) => valueOf(file, name, item)).join()
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw wrong(file, `texts, numbers and lists of them, and ${name} is none`)
}

const wrong = (file: string, expected: string) =>
  new ConfigError('CONTENT_DIR', `a folder where ${file} is ${expected}`)
