import type { Drill } from '../parts/drill.ts'
import type { FaultyProxy } from './faulty-proxy.ts'
import type { DrilledSite } from './site.ts'
import type { DrilledStrapi } from './strapi.ts'

/** The drill of the content system: its Strapi, what stands before it, and the sites that read it. */
export interface Story {
  drill: Drill
  strapi: DrilledStrapi
  proxy: FaultyProxy
  /** They share Redis; Strapi tells the first alone. */
  sites: readonly [DrilledSite, DrilledSite]
}
