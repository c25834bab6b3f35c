import type { DrilledSite } from './site.ts'
import type { Story } from './story.ts'

/** Every page of the sitemap has the words, the links and the tags it has of the embedded origin. */
export async function tellSameness(embedded: DrilledSite, { drill, sites: [site] }: Story): Promise<void> {
  const [paths, others] = [await pathsOf(embedded), await pathsOf(site)]
  const missing = [...paths.filter((path) => !others.includes(path)), ...others.filter((path) => !paths.includes(path))]
  drill.check(
    `of ${paths.length} routes of the sitemap, differing`,
    'none',
    missing.join(' ') || 'none',
    missing.length === 0,
  )
  const differing: string[] = []
  for (const path of paths) {
    const [wanted, got] = [partsOf(await embedded.text(path)), partsOf(await site.text(path))]
    const at = wanted.findIndex((part, index) => part !== got[index])
    if (at !== -1 || wanted.length !== got.length) differing.push(`${path} «${wanted[at]}» is «${got[at]}»`)
  }
  drill.check('text or structure differing', 'none', differing.join('; ') || 'none', differing.length === 0)
}

async function pathsOf(site: DrilledSite): Promise<string[]> {
  const map = await site.text('/sitemap.xml')
  return Array.from(map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g), ([, path = '']) => path).toSorted()
}

/** The content of a page: names of its tags, where links lead, and words. Addresses of pictures are Strapi's. */
function partsOf(html: string): string[] {
  const content = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html
  return Array.from(content.matchAll(/<\/?([\w-]+)([^>]*)>|([^<]+)/g), ([, tag, attributes = '', words]) => {
    if (tag === undefined) return words ?? ''
    const [, target = ''] = /\bhref="([^"]*)"/.exec(attributes) ?? []
    return target.startsWith('/media/') ? tag : `${tag} ${target}`
  })
}
