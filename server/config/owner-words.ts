import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, parse, sep } from 'node:path'
import type { Site } from '../../shared/site.ts'
import { createWords, type WordFacts, type Words } from '../../shared/words.ts'
import { messageOf } from '../base/error-reason.ts'
import { textOf } from '../base/text-of.ts'
import type { NameForms } from './name-forms.ts'
import { isFolderOf } from './owner-file.ts'
import { ConfigError } from './settings.ts'

interface Owner {
  site: Site
  names: { brand: NameForms; city: NameForms | null }
  content: { directory: string }
}

export interface OwnerWords {
  words: Words
  /** What the owner wrote, by page. */
  written: Readonly<Record<string, unknown>>
}

/**
 * The words of all pages, read once: `copy/about.json` in the folder of content is laid over those of `pages/about`.
 */
export function ownerWords({ site, names, content }: Owner, warn: (text: string) => void): OwnerWords {
  const written = writtenIn(content.directory, site.name)
  const report = (page: string, fault: string) => warn(`copy/${page}.json: ${fault}`)
  return { words: createWords({ written, facts: factsOf(site, names), report }), written }
}

/** Another brand's words are not used: its history is its own. */
function writtenIn(folder: string, name: string): Record<string, unknown> {
  if (!isFolderOf(folder, name)) return {}
  const directory = join(folder, 'copy')
  if (!statSync(directory, { throwIfNoEntry: false })) return {}
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(files.map((file) => [pageOf(file), read(join(directory, file))]))
}

const pageOf = (file: string) => join(parse(file).dir, parse(file).name).replaceAll(sep, '/')

function read(file: string): unknown {
  try {
    return JSON.parse(textOf(readFileSync(file)))
  } catch (error) {
    throw new ConfigError('CONTENT_DIR', `a folder where ${file} is valid JSON (${messageOf(error)})`)
  }
}

function factsOf(site: Site, { brand, city }: Owner['names']): WordFacts {
  const { name, legalName, foundedYear, phones, email, chatHost, hours, callbackTerm, offerTerm } = site
  return {
    name,
    legalName,
    ...cases('brand', brand),
    Brand: brand.nominative.charAt(0).toUpperCase() + brand.nominative.slice(1),
    city: site.city,
    ...cases('city', city),
    founded: foundedYear === null ? '' : String(foundedYear),
    phone: phones[0] ?? '',
    email,
    // A studio that answers in its own name names nobody.
    chatHost: chatHost === name ? '' : chatHost,
    'hours.from': hours?.from ?? '',
    'hours.to': hours?.to ?? '',
    callbackTerm,
    offerTerm,
  }
}

const cases = (fact: string, forms: NameForms | null): WordFacts =>
  Object.fromEntries(Object.entries(forms ?? {}).map(([form, value]) => [`${fact}.${form}`, value]))
