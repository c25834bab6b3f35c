import { PRODUCT_PAGE } from '../../shared/addresses.ts'
import { staticPages } from '../../shared/page-dates.ts'
import { code, ConfigError, type Env } from './settings.ts'

const SECTIONS = staticPages().filter((page) => page !== PRODUCT_PAGE)
const TAKEN = new Set([...SECTIONS.map((page) => page.split('/')[1]), 'api', 'assets', 'builds', 'media', 'share'])

/** The page of the product stands beside the sections, under its code. */
export function productCode(env: Env, name: string): string {
  const value = code(env, name)
  if (TAKEN.has(value)) throw new ConfigError(name, 'a code that no section of the site has', value)
  return value
}
