import {
  PRODUCT_PAGE,
  postAddress,
  productAddress,
  projectAddress,
  serviceAddress,
  vacancyAddress,
} from '../../shared/addresses.ts'
import { orEmpty } from '../../shared/content-fallback.ts'
import type { ContentReader } from '../../shared/content-reader.ts'
import { isShop } from '../../shared/entities/project.ts'
import { mediaAddress } from '../../shared/media.ts'
import { itemDate, pageDate, staticPages } from '../../shared/page-dates.ts'
import type { Site } from '../../shared/site.ts'
import { PICTURE } from '../../shared/structured-data/node.ts'
import { escapeXml } from '../base/xml.ts'

export interface SitemapEntry {
  address: string
  updatedAt: Date
  /** On the media host. */
  picture?: string | null
}

/** Every address with the modification date of its page. Content that only dates a page may be missing. */
export async function sitemapEntries(
  content: ContentReader,
  { productCode }: Pick<Site, 'productCode'>,
): Promise<SitemapEntry[]> {
  const [{ items: projects }, groups, { items: posts }, vacancies, reviews, certificates] = await Promise.all([
    content.projects(),
    content.serviceGroups(),
    content.posts(),
    content.vacancies(),
    orEmpty(content.reviews()),
    orEmpty(content.certificates()),
  ])
  const services = groups.flatMap(({ items }) => items)
  const shown = { services, projects, shops: projects.filter(isShop), posts, vacancies, reviews, certificates }
  return [
    ...staticPages()
      .filter((page) => productCode !== '' || page !== PRODUCT_PAGE)
      .map((page) => ({
        address: page === PRODUCT_PAGE ? productAddress(productCode) : page,
        updatedAt: pageDate(page, shown),
      })),
    ...services.map((service) => ({ address: serviceAddress(service.code), updatedAt: itemDate(service) })),
    ...projects.map((project) => ({
      address: projectAddress(project.code),
      updatedAt: itemDate(project),
      picture: project.previewPicture,
    })),
    ...posts.map((post) => ({
      address: postAddress(post.code),
      updatedAt: itemDate(post),
      picture: post.previewPicture,
    })),
    ...vacancies.map((vacancy) => ({ address: vacancyAddress(vacancy.code), updatedAt: itemDate(vacancy) })),
  ]
}

/** The protocol allows no more in one file. */
const MOST_IN_FILE = 50_000

/** The addresses, or an index of the parts when they are too many for one file. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  if (entries.length <= MOST_IN_FILE) return addressesXml(siteUrl, entries)
  const parts = Array.from({ length: Math.ceil(entries.length / MOST_IN_FILE) }, (_, index) => partAddress(index + 1))
  return xml(
    'sitemapindex',
    parts.map((address) => `  <sitemap><loc>${escapeXml(siteUrl + address)}</loc></sitemap>`),
  )
}

export const partAddress = (part: number | string) => `/sitemap-${part}.xml`

/** One part of many, from 1; `null` when there is no such part. */
export function sitemapPartXml(siteUrl: string, entries: readonly SitemapEntry[], part: number): string | null {
  const inPart = entries.slice((part - 1) * MOST_IN_FILE, part * MOST_IN_FILE)
  return entries.length > MOST_IN_FILE && inPart.length > 0 ? addressesXml(siteUrl, inPart) : null
}

const addressesXml = (siteUrl: string, entries: readonly SitemapEntry[]) =>
  xml(
    'urlset',
    entries.map(({ address, updatedAt, picture }) =>
      [
        `  <url><loc>${escapeXml(siteUrl + address)}</loc>`,
        `<lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod>`,
        picture ? imageXml(siteUrl + mediaAddress(picture, PICTURE)) : '',
        '</url>',
      ].join(''),
    ),
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  )

const imageXml = (address: string) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`

const xml = (root: string, lines: readonly string[], more = '') =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
