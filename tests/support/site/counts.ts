import type { SiteClient } from './site-client.ts'

/** Numbers of services and cases, by the sitemap. */
export async function countsOf(site: SiteClient) {
  const sitemap = await (await site.get('/sitemap.xml')).text()
  const pagesBelow = (path: string) => sitemap.match(new RegExp(`<loc>[^<]*/${path}/[^</]+/</loc>`, 'g'))?.length
  return { services: pagesBelow('services'), projects: pagesBelow('projects') }
}
