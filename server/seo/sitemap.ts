import { postAddress, projectAddress, serviceAddress, STATIC_PAGES, vacancyAddress } from '../../shared/addresses.ts'
import type { ContentReader } from '../../shared/content-reader.ts'
import { newestOf } from '../../shared/page-dates.ts'
import { escapeXml } from './xml.ts'

export interface SitemapEntry {
  address: string
  changedAt: Date
}

export async function sitemapEntries(content: ContentReader): Promise<SitemapEntry[]> {
  const [projects, groups, posts, vacancies] = await Promise.all([
    content.projects(),
    content.serviceGroups(),
    content.posts(),
    content.vacancies(),
  ])
  const services = groups.flatMap(({ items }) => items)
  const lists: Record<string, readonly { updatedAt: Date }[]> = {
    '/': projects.items,
    '/projects/': projects.items,
    '/services/': services,
    '/blog/': posts.items,
    '/vacancies/': vacancies,
  }
  return [
    ...STATIC_PAGES.map((address) => ({ address, changedAt: newestOf(address, lists[address]) })),
    ...services.map(({ code, updatedAt }) => ({ address: serviceAddress(code), changedAt: updatedAt })),
    ...projects.items.map(({ code, updatedAt }) => ({ address: projectAddress(code), changedAt: updatedAt })),
    ...posts.items.map(({ code, updatedAt }) => ({ address: postAddress(code), changedAt: updatedAt })),
    ...vacancies.map(({ code, updatedAt }) => ({ address: vacancyAddress(code), changedAt: updatedAt })),
  ]
}

export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changedAt }) =>
      `  <url><loc>${escapeXml(siteUrl + address)}</loc><lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
