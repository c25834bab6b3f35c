import { getPagesAndRoutes } from 'vike/__internal'
import { getGlobalContextAsync } from 'vike/server'
import { DATA_FILE } from './page-address.ts'

/** A page file and the addresses it answers. */
export interface PageRoute {
  pageId: string
  pattern: RegExp
}

/** What an address names, before anybody knows whether there is such a thing. */
export interface RoutedAddress {
  pageId: string
  routeParams: Record<string, string>
  /** Of the page itself. */
  path: string
  /** With its question mark, empty without one. */
  query: string
  /** The data alone is asked for, by a browser that has a page already. */
  isData: boolean
}

/** The pages of the build, those without parameters first. */
export async function readRoutes(): Promise<PageRoute[]> {
  const { pages } = await getGlobalContextAsync(true)
  return Object.entries(pages)
    .flatMap(([pageId, { route }]) => (typeof route === 'string' ? [{ pageId, route }] : []))
    .toSorted((one, other) => Number(one.route.includes('@')) - Number(other.route.includes('@')))
    .map(({ pageId, route }) => ({ pageId, pattern: patternOf(route) }))
}

/**
 * Reads the code of all pages, which Vike would do with the first visit of each: by then another build may lie in its
 * place, or none while it is made. One page after the other, so that requests get their turn in between.
 */
export async function loadPages(): Promise<void> {
  const { pageConfigs } = await getPagesAndRoutes()
  for (const page of pageConfigs) await page.loadVirtualFilePageEntry().moduleExportsPromise
}

/** What stands in an address by its percent code is no code of ours. */
const patternOf = (route: string) => new RegExp(`^${route.replace(/\/$/, '').replaceAll(/@(\w+)/g, '(?<$1>[^/%]+)')}/$`)

export function routeAddress(routes: readonly PageRoute[], address: string): RoutedAddress | null {
  const queryStart = address.indexOf('?')
  const [file, query] = queryStart < 0 ? [address, ''] : [address.slice(0, queryStart), address.slice(queryStart)]
  const isData = file.endsWith(`/${DATA_FILE}`)
  const path = isData ? file.slice(0, -DATA_FILE.length) : file
  for (const { pageId, pattern } of routes) {
    const match = pattern.exec(path)
    if (match) return { pageId, routeParams: { ...match.groups }, path, query, isData }
  }
  return null
}
