import type { Tariff } from './entities/tariff.ts'
import type { ShareWords } from './share-card.ts'

/** Vike's client requests a page's data as this file under the page's URL; its name is in mixed case. */
export const DATA_FILE = 'index.pageContext.json'

/** The page of a path, and the name of its data; empty if the path is that of the page itself. */
export const splitDataFile = (path: string): [page: string, file: string] =>
  path.endsWith(`/${DATA_FILE}`) ? [path.slice(0, -DATA_FILE.length), DATA_FILE] : [path, '']

/** Server-rendered markup of static parts by name. */
export type StaticMarkup = Readonly<Record<string, { __html: string }>>

/** Data common to all pages. */
export interface PageData {
  title: string
  description: string
  /** Breadcrumbs from home to this page; home has none. */
  breadcrumbs: Breadcrumb[]
  /** Anchors of the section bar; without them there is no bar. */
  sections?: PageSection[]
  /** The page ends with a form or a question of its own, so the footer asks nothing. */
  endsWithCall?: boolean
  /** Canonical URL where it is more than the path: a page of a list includes its number. */
  canonical?: string
  /** Content of the tariffs popup, which does not open without. */
  tariffs?: readonly Tariff[]
  /** Type of the case whose colour the page's first section and the header have. */
  palette?: string
  /** What the picture says where the page is shared, if it is more than its place in the site. */
  share?: ShareWords
  /** Data of static parts by name; omitted from documents that contain their markup. */
  staticParts?: Readonly<Record<string, unknown>>
  /** The date of the newest content on the page. */
  updatedAt: Date
}

export interface Breadcrumb {
  name: string
  address: string
}

export interface PageSection {
  id: string
  name: string
}
