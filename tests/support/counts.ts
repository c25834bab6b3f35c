import type { TestSite } from './site.ts'

/** How many services and cases the site has, by its sitemap. */
export async function countsOf(site: TestSite) {
  const sitemap = await (await site.get('/sitemap.xml')).text()
  const pagesBelow = (path: string) => sitemap.match(new RegExp(`<loc>[^<]*/${path}/[^</]+/</loc>`, 'g'))?.length
  return { services: pagesBelow('services'), projects: pagesBelow('projects') }
}
