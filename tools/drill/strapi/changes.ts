import type { DrilledSite } from './site.ts'
import type { Story } from './story.ts'
import { until } from './until.ts'

const SOON_MS = 2000
const PAGE = '/projects/drill/'
const RENAMED = '/projects/drill-renamed/'
const ENTRY = { name: 'Учение', code: 'drill', preview_text: 'Проект, которого вчера не было' }

/** What editors do is seen on both processes, soon; a draft in its preview alone. */
export async function tellChanges({ strapi, sites, report }: Story): Promise<void> {
  const id = await strapi.create('project', ENTRY)
  const preview = new URL(await strapi.preview('project', id))
  const draft = await (await sites[1].get(preview.pathname + preview.search)).text()
  report.tell('a draft in its preview', 'is there', draft.includes(ENTRY.name) && draft.includes('Черновик'))
  for (const site of sites) {
    const seen = (await site.get(PAGE)).status === 200 || (await site.text('/projects/')).includes(ENTRY.name)
    report.tell('a draft without a link', 'is nowhere', !seen)
  }

  await toldOf('published', () => strapi.publish('project', id), isThere('/projects/', ENTRY.name))
  await toldOf('its page', async () => null, isThere(PAGE, ENTRY.preview_text))
  const changed = { ...ENTRY, preview_text: 'Проект, который сегодня изменили' }
  await strapi.change('project', id, changed)
  for (const site of sites)
    report.tell('saved, not published', 'is as it was', await isThere(PAGE, ENTRY.preview_text)(site))
  await toldOf('changed', () => strapi.publish('project', id, changed), isThere(PAGE, changed.preview_text))
  await toldOf(
    'renamed',
    () => strapi.publish('project', id, { ...changed, code: 'drill-renamed' }),
    leadsTo(PAGE, RENAMED),
  )
  await toldOf('its new page', async () => null, isThere(RENAMED, changed.preview_text))
  await toldOf('unpublished', () => strapi.unpublish('project', id), isGone(RENAMED))
  await toldOf('published again', () => strapi.publish('project', id), isThere(RENAMED, changed.preview_text))
  await toldOf('deleted', () => strapi.remove('project', id), isGone(RENAMED))
  await toldOf(
    'off its list',
    async () => null,
    async (site) => !(await site.text('/projects/')).includes(ENTRY.name),
  )

  const redirect = await strapi.create('redirect', { from: '/drilled/', to: '/projects/', permanent: true })
  await toldOf('a redirect', async () => null, leadsTo('/drilled/', '/projects/'))
  await toldOf('a redirect taken back', () => strapi.remove('redirect', redirect), isGone('/drilled/'))

  async function toldOf(what: string, act: () => Promise<unknown>, isDone: (site: DrilledSite) => Promise<boolean>) {
    const startedAt = performance.now()
    await act()
    await Promise.all(sites.map((site) => until(() => isDone(site))))
    const ms = performance.now() - startedAt
    report.tell(`${what}, on both`, ms <= SOON_MS ? 'in time' : `later than ${SOON_MS} ms`, ms <= SOON_MS, ms)
  }
}

const isThere = (path: string, words: string) => async (site: DrilledSite) => {
  const plain = (await site.text(path)).replaceAll('\u00a0', ' ')
  return plain.includes(words)
}
const leadsTo = (path: string, target: string) => async (site: DrilledSite) => {
  const { status, headers } = await site.get(path)
  return status === 301 && headers.get('location')?.endsWith(target) === true
}
const isGone = (path: string) => async (site: DrilledSite) => (await site.get(path)).status === 404
