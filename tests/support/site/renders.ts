import type { TestSite } from './site.ts'

/** Number of pages a site has rendered, by renderer. */
export async function renders(site: TestSite): Promise<Record<'vike' | 'fast', number>> {
  const metrics = await (await site.get('/metrics')).text()
  const count = (by: string) =>
    Number(new RegExp(`^versta_page_renders_total\\{by="${by}"\\} (\\d+)$`, 'm').exec(metrics)?.[1])
  return { vike: count('vike'), fast: count('fast') }
}
