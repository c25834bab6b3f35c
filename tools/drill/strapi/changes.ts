import { until } from '../parts/until.ts'
import type { DrilledSite } from './site.ts'
import type { Story } from './story.ts'

const SOON_MS = 2000
const PAGE = '/projects/drill/'
const RENAMED = '/projects/drill-renamed/'
const ENTRY = { name: 'Учение', code: 'drill', preview_text: 'Проект, которого вчера не было' }

/** What editors do is seen on both processes, soon; a draft in its preview alone. */
export async function tellChanges({ drill, strapi, sites }: Story): Promise<void> {
  const id = await strapi.create('project', ENTRY)
  const preview = new URL(await strapi.preview('project', id))
  const draft = await (await sites[1].get(preview.pathname + preview.search)).text()
  const isPreviewed = draft.includes(ENTRY.name) && draft.includes('Черновик')
  drill.check('a draft in its preview', 'is there', isPreviewed ? 'is there' : 'is not there', isPreviewed)
  for (const site of sites) {
    const seen = (await site.get(PAGE)).status === 200 || (await site.text('/projects/')).includes(ENTRY.name)
    drill.check('a draft without a link', 'is nowhere', seen ? 'is there' : 'is nowhere', !seen)
  }

  await toldOf('published', () => strapi.publish('project', id), isThere('/projects/', ENTRY.name))
  await toldOf('its page', async () => null, isThere(PAGE, ENTRY.preview_text))
  const changed = { ...ENTRY, preview_text: 'Проект, который сегодня изменили' }
  await strapi.change('project', id, changed)
  for (const site of sites) {
    const isAsBefore = await isThere(PAGE, ENTRY.preview_text)(site)
    drill.check('saved, not published', 'is as it was', isAsBefore ? 'is as it was' : 'has changed', isAsBefore)
  }
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
    await Promise.all(sites.map((site) => until(() => isDone(site)).catch(() => null)))
    const ms = Math.round(performance.now() - startedAt)
    drill.check(`${what}, on both`, `≤ ${SOON_MS} ms`, `${ms} ms`, ms <= SOON_MS)
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
