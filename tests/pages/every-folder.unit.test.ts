import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRODUCT_PAGE } from '#shared/addresses.ts'
import { staticPages } from '#shared/page-dates.ts'
import { ROUTES } from '../support/site/routes.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = globSync('pages/**/+Page.tsx', { cwd: ROOT }).map(dirname).toSorted()

const addressOf = (folder: string) => `${folder}/`.replace(/^pages/, '').replace(/\/index\/$/, '/')
/** The route of a folder, as Vike makes it: `/blog/@code/`. The page of the product has its code. */
const routeOf = (folder: string) => (addressOf(folder) === PRODUCT_PAGE ? '/@product/' : addressOf(folder))
const routes = FOLDERS.map(routeOf)
const withCode = routes.filter((route) => route.includes('@'))
/** Beside a route with a code it is the page of one item, which its content dates. */
const isOfAnItem = (route: string) => withCode.some((other) => matches(other, route))
const withoutCode = routes.filter((route) => !route.includes('@') && !isOfAnItem(route))

function matches(route: string, address: string): boolean {
  return new RegExp(`^${route.replaceAll(/@\w+/g, '[^/]+')}$`).test(address)
}

describe('a page, step by step as docs/recipes/new-page.md says', () => {
  test.each(withoutCode)('%s has the day of its words in STATIC_PAGES (shared/page-dates.ts)', (route) => {
    expect(staticPages()).toContain(route)
  })

  test.each(routes)('%s is among ROUTES (tests/support/site/routes.ts)', (route) => {
    const others = new Set(routes.filter((other) => other !== route && !other.includes('@')))
    const tested = ROUTES.map(([path]) => path).filter((path) => matches(route, path))
    expect(tested.filter((path) => !others.has(path))).not.toEqual([])
  })
})

test('STATIC_PAGES names pages there are', () => {
  const folders = new Set(FOLDERS.map(addressOf))
  expect(staticPages().filter((address) => !folders.has(address))).toEqual([])
})
