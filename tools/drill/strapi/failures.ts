import type { DrilledSite } from './site.ts'
import type { Story } from './story.ts'
import { PATIENCE_MS, until } from './until.ts'

const PAGES = ['/', '/projects/', '/projects/zernoved/', '/services/', '/blog/', '/team/', '/reviews/', '/vacancies/']
const AREAS = ['projects', 'services', 'blog', 'team', 'reviews', 'vacancies']
/** Longer than a site waits. */
const LATE_MS = 5000

/** Whatever becomes of Strapi, every page says what it said. */
export async function tellFailures({ strapi, proxy, sites, report }: Story, empty: () => Promise<void>): Promise<void> {
  const known = await Promise.all(sites.map(wordsOf))
  for (const site of sites) site.complaints()

  proxy.refuse(401)
  await stays('Strapi answers 401')
  proxy.refuse(null)
  await recovers('the token is good again')
  proxy.delay(LATE_MS)
  await stays(`Strapi takes ${LATE_MS} ms`)
  proxy.delay(0)
  await recovers('Strapi is quick again')
  await empty()
  await stays('its database is emptied')
  await strapi.kill()
  await stays('Strapi is killed')

  async function stays(what: string) {
    const startedAt = performance.now()
    await Promise.all(sites.flatMap((site) => AREAS.map((area) => site.refresh(area))))
    const ms = performance.now() - startedAt
    for (const [index, site] of sites.entries()) {
      const words = await wordsOf(site)
      const dark = PAGES.filter((_page, at) => words[at] !== known[index]?.[at])
      report.tell(what, dark.length === 0 ? 'every page as before' : `dark: ${dark.join(' ')}`, dark.length === 0, ms)
      const { status } = await site.get('/readyz')
      report.tell(what, `/readyz ${status}; log: ${site.complaints().join(' · ') || 'nothing'}`, status === 200)
    }
  }

  async function recovers(what: string) {
    const startedAt = performance.now()
    await Promise.all(sites.map((site) => until(() => site.refresh('projects'))))
    const ms = performance.now() - startedAt
    report.tell(what, ms < PATIENCE_MS ? 'refreshed' : 'not refreshed', ms < PATIENCE_MS, ms)
    for (const site of sites) site.complaints()
  }
}

/** What a reader sees of each page: all but its tags. */
const wordsOf = (site: DrilledSite) =>
  Promise.all(
    PAGES.map(async (page) => {
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(await site.text(page)) ?? []
      return main.replaceAll(/<[^>]*>/g, ' ')
    }),
  )
