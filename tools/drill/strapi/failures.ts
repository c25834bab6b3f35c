import { until } from '../parts/until.ts'
import type { DrilledSite } from './site.ts'
import type { Story } from './story.ts'

const PAGES = ['/', '/projects/', '/projects/zernoved/', '/services/', '/blog/', '/team/', '/reviews/', '/vacancies/']
const AREAS = ['projects', 'services', 'blog', 'team', 'reviews', 'vacancies']
/** Longer than a site waits. */
const LATE_MS = 5000

/** Whatever happens to Strapi, every page keeps its text. */
export async function tellFailures({ drill, strapi, proxy, sites }: Story, empty: () => Promise<void>): Promise<void> {
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
    drill.say(what)
    await Promise.all(sites.flatMap((site) => AREAS.map((area) => site.refresh(area))))
    for (const [index, site] of sites.entries()) {
      const words = await wordsOf(site)
      const dark = PAGES.filter((_page, at) => words[at] !== known[index]?.[at])
      drill.check(`${what}: pages that changed`, 'none', dark.join(' ') || 'none', dark.length === 0)
      const readiness = await site.get('/readyz')
      const told = `${readiness.status} ${await readiness.text()}`
      drill.check(`${what}: /readyz`, '200, failing', told, /^200 .*failing/.test(told))
      drill.say(`logged: ${site.complaints().join(' · ') || 'nothing'}`)
    }
  }

  async function recovers(what: string) {
    drill.say(what)
    await Promise.all(sites.map((site) => until(() => site.refresh('projects'))))
    for (const site of sites) site.complaints()
  }
}

/** The text of each page's content, without tags. */
const wordsOf = (site: DrilledSite) =>
  Promise.all(
    PAGES.map(async (page) => {
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(await site.text(page)) ?? []
      return main.replaceAll(/<[^>]*>/g, ' ')
    }),
  )
