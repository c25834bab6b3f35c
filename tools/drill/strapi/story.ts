import type { FaultyProxy } from './faulty-proxy.ts'
import type { Report } from './report.ts'
import type { DrilledSite } from './site.ts'
import type { DrilledStrapi } from './strapi.ts'

export interface Story {
  strapi: DrilledStrapi
  proxy: FaultyProxy
  /** They share Redis; Strapi tells the first alone. */
  sites: readonly [DrilledSite, DrilledSite]
  report: Report
}
