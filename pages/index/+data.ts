import type { PageContextServer } from 'vike/types'
import { orEmpty, orNone } from '#shared/content-fallback.ts'
import type { Review } from '#shared/entities/review.ts'
import type { ServiceGroup } from '#shared/entities/service.ts'
import { pageDate } from '#shared/page-dates.ts'
import type { PageData, PageSection } from '#shared/page-data.ts'
import { typeset, typesetDeep } from '#shared/typography.ts'
import { copy as own, heroFacts, servicesNote } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

const QUOTED_COUNT = 5

export async function data({ content, site, year, words }: PageContextServer) {
  const copy = words('index', own)
  const [projects, groups, reviews, team, posts] = await Promise.all([
    content.projects(),
    orNone(content.serviceGroups()),
    orEmpty(content.reviews()),
    orEmpty(content.team()),
    orEmpty(content.posts()),
  ])
  const services = groups.flatMap(({ items }) => items)
  const directions = groups.flatMap(mainOf)
  const quoted = quotedOf(reviews, copy.review.first)
  const shown = projects.items.slice(0, 6)
  const { title, description, ...shownCopy } = copy
  const {
    route: { steps, ...route },
    mileage,
    ...rest
  } = typesetDeep(shownCopy)

  return {
    title,
    description,
    breadcrumbs: [],
    endsWithCall: true,
    share: {
      title: copy.hero.title.join(' '),
      figure: copy.hero.milepost,
      alt: `${site.name}: ${copy.hero.title.join(' ').toLowerCase()}`,
    },
    updatedAt: pageDate('/', { projects: projects.items, services, posts, reviews }),
    sections: [
      section('projects', copy.projects, projects.items),
      section('services', copy.services, directions),
      section('route', copy.route),
      section('reviews', copy.review, quoted),
      section('team', copy.team, team),
      section('blog', copy.blog, posts),
    ].flat(),
    copy: { ...rest, route, mileage: mileage && counterOf(mileage) },
    facts: typesetDeep(
      heroFacts(projects.items.length, services.length, site.foundedYear && year - site.foundedYear, site.foundedYear),
    ),
    projectCount: projects.items.length,
    projects: shown.map(({ code, types }) => ({ code, palette: types[0]?.code })),
    servicesNote: typeset(servicesNote(directions.length, services.length)),
    reviews: quoted.map(quote),
    staticParts: {
      strips: shown,
      services: directions,
      steps,
      mileage: mileage?.facts ?? [],
      team: team.slice(0, 6).map(({ code, name, role, picture }) => ({ code, name, role, picture })),
      posts: posts.slice(0, 6).map(({ code, name, tags, previewPicture, publishedAt }) => ({
        code,
        name,
        tag: tags[0]?.name ?? null,
        picture: previewPicture,
        publishedAt,
      })),
    },
  } satisfies PageData & Record<string, unknown>
}

/** The figures beside it are a static part. */
const counterOf = ({ name, title, note, leads, unit }: NonNullable<typeof own.mileage>) => ({
  name,
  title,
  note,
  leads,
  unit,
})

/** The leading service of a group is shown under the name of the group. */
const mainOf = ({ name, items }: ServiceGroup) =>
  items
    .filter(({ isMain }) => isMain)
    .map(({ code, description, term, price }) => ({ code, name, description, term, price }))

/** Reviews with a portrait, long enough for a full-width quote; one of them comes first. */
function quotedOf(reviews: readonly Review[], first: string) {
  const worthy = reviews.filter(({ avatar, heading }) => avatar !== null && heading.split(/\s+/).length > 5)
  const isFirst = ({ code }: Review) => code === first
  return [...worthy.filter(isFirst), ...worthy.filter((review) => !isFirst(review))].slice(0, QUOTED_COUNT)
}

/** The rest of it is fetched by who opens it. */
const quote = ({ code, name, status, avatar, heading, detailHtml }: Review) => ({
  code,
  name,
  status,
  avatar,
  heading,
  hasText: detailHtml !== '',
})

/** An anchor for the section bar, or none if the section is empty. */
const section = (id: string, { name }: { name: string }, items: readonly unknown[] = [name]): PageSection[] =>
  items.length > 0 ? [{ id, name }] : []
