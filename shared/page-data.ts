import type { Tariff } from './entities/tariff.ts'

/** Vike's client asks for the data of a page under the page's own address; the name of that file is in mixed case. */
export const DATA_FILE = 'index.pageContext.json'

/** What every page's data holds, beside what is its own. */
export interface PageData {
  title: string
  description: string
  /** From home to the page itself; home has none. */
  breadcrumbs: Breadcrumb[]
  /** Anchors of the section bar; no bar without them. */
  sections?: PageSection[]
  /** The page ends with a form of its own, so the footer does not call for another. */
  endsWithForm?: boolean
  /** Address for crawlers when it is not the page's path alone: a page of a list keeps its number. */
  canonical?: string
  /** What the popup of tariffs shows; it needs some to open. */
  tariffs?: readonly Tariff[]
  /** Type of the case in whose colour the page opens; the header takes it too. */
  palette?: string
  /** The picture shown where the page is shared; without it that of the site. */
  share?: ShareImage
  /** The date of the newest content on the page. */
  updatedAt: Date
}

export interface ShareImage {
  /** On the content API's host, 1200×630. */
  path: string
  /** What it shows, for those who do not see it. */
  alt: string
}

export interface Breadcrumb {
  name: string
  address: string
}

export interface PageSection {
  id: string
  name: string
}
