import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty, orNone } from '#shared/content-fallback.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { typeset, typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'
import { blogLane, projectsLane, servicesLane, studioLane, withoutEmpty } from './lanes.ts'

const ADDRESS = '/sitemap/'

export type Data = Awaited<ReturnType<typeof data>>

/** The map renders even if a list is empty or fails to load: a section without items becomes a line of the studio. */
export async function data({ content, site, words }: PageContextServer) {
  const copy = words('sitemap', own)
  const told = typesetDeep(copy)
  const [groups, projects, posts, vacancies, team, reviews, certificates] = await Promise.all([
    orNone(content.serviceGroups()),
    orEmpty(content.projects()),
    content.posts().catch(() => ({ items: [], tags: [] })),
    orNone(content.vacancies()),
    orEmpty(content.team()),
    orEmpty(content.reviews()),
    orEmpty(content.certificates()),
  ])
  return {
    title: `${copy.title} — ${site.name}`,
    description: typeset(copy.description),
    breadcrumbs: breadcrumbs([copy.title, ADDRESS]),
    updatedAt: pageDate(ADDRESS, {
      services: groups.flatMap(({ items }) => items),
      projects,
      posts: posts.items,
      vacancies,
    }),
    heading: told.title,
    callback: told.callback,
    lanes: withoutEmpty(
      [servicesLane(told, groups), projectsLane(told, projects), blogLane(told, posts)],
      studioLane(
        told,
        vacancies,
        {
          team: team.length,
          reviews: reviews.length,
          certificates: certificates.length,
        },
        site.productCode,
      ),
    ),
  } satisfies PageData & Record<string, unknown>
}
