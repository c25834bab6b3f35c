import type { DrilledSite } from './site.ts'
import type { Story } from './story.ts'

/** Every page of the sitemap has the dates, the words, the links and the tags it has of the embedded origin. */
export async function tellSameness(embedded: DrilledSite, { drill, sites: [site] }: Story): Promise<void> {
  const [entries, others] = [await entriesOf(embedded), await entriesOf(site)]
  const apart = [...entries.filter((one) => !others.includes(one)), ...others.filter((one) => !entries.includes(one))]
  drill.check(
    `of ${entries.length} entries of the sitemap, differing`,
    'none',
    apart.join(' ') || 'none',
    apart.length === 0,
  )
  const paths = entries.map((entry) => /<loc>https?:\/\/[^/]+([^<]*)/.exec(entry)?.[1] ?? '')
  const differing: string[] = []
  for (const path of paths) {
    const [wanted, got] = [partsOf(await embedded.text(path)), partsOf(await site.text(path))]
    const at = wanted.findIndex((part, index) => part !== got[index])
    if (at !== -1 || wanted.length !== got.length) differing.push(`${path} «${wanted[at]}» is «${got[at]}»`)
  }
  drill.check('text or structure differing', 'none', differing.join('; ') || 'none', differing.length === 0)
}

/** Address, date and how many pictures. */
async function entriesOf(site: DrilledSite): Promise<string[]> {
  const map = (await site.text('/sitemap.xml')).replaceAll(/<image:loc>[^<]*/g, '<image:loc>')
  return Array.from(map.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => entry)
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
