import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import type { PageData } from '#shared/page-data.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The demo content, so that components show real data. */
export async function data({ content }: PageContextServer) {
  const [groups, projects, posts, reviews, team, tariffs, service] = await Promise.all([
    content.serviceGroups(),
    content.projects(),
    content.posts(),
    content.reviews(),
    content.team(),
    content.tariffs(),
    content.service('seo'),
  ])
  return {
    title: 'Компоненты и состояния',
    description: 'Каждый компонент сайта в каждом состоянии',
    breadcrumbs: breadcrumbs(['Компоненты', '/_components/']),
    updatedAt: new Date(),
    sections: [
      { id: 'buttons', name: 'Кнопки' },
      { id: 'lists', name: 'Списки' },
      { id: 'cases', name: 'Кейсы' },
    ],
    services: groups.flatMap(({ items }) => items),
    projects,
    posts,
    reviews: reviews.items,
    team: team.items,
    tariffs,
    questions: service?.questions ?? [],
    facts: service?.facts ?? [],
  } satisfies PageData & Record<string, unknown>
}
