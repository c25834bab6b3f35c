import { splitDataFile } from '../../shared/page-data.ts'
import { splitQuery } from '../base/split-query.ts'
import type { PageFile } from './vike.ts'

/** The page file an address matches; the page itself may not exist. */
export interface RoutedAddress {
  pageId: string
  routeParams: Record<string, string>
  /** Of the page itself. */
  path: string
  /** With its question mark, empty without one. */
  query: string
  /** Page data for client-side navigation. */
  isData: boolean
}

export type Route = (address: string) => RoutedAddress | null

/** Matches addresses against the routes of page files, those without parameters first. */
export function routeBy(files: readonly PageFile[]): Route {
  const routes = files
    .toSorted((one, other) => Number(one.route.includes('@')) - Number(other.route.includes('@')))
    .map(({ pageId, route }) => ({ pageId, pattern: patternOf(route) }))

  return function route(address) {
    const [file, query] = splitQuery(address)
    const [path, dataFile] = splitDataFile(file)
    for (const { pageId, pattern } of routes) {
      const match = pattern.exec(path)
      if (match) return { pageId, routeParams: { ...match.groups }, path, query, isData: dataFile !== '' }
    }
    return null
  }
}

/** A parameter holds no percent escape: no code has one. */
const patternOf = (route: string) => new RegExp(`^${route.replace(/\/$/, '').replaceAll(/@(\w+)/g, '(?<$1>[^/%]+)')}/$`)
