import type { PageContextServer } from 'vike/types'
import { orEmpty, orNone } from '#shared/content-fallback.ts'
import type { PostCard } from '#shared/entities/post.ts'
import type { Review } from '#shared/entities/review.ts'
import type { ServiceGroup } from '#shared/entities/service.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { typeset, typesetDeep } from '#shared/typography.ts'
import { copy as own, heroFacts, servicesNote } from './copy.ts'
import type { NotePost } from './Note.tsx'
import { milepostAt, type SectionId, type Versts } from './versts.ts'

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
  const { title, description, ...texts } = copy
  const { services: signs, route, team: portraits, blog, mileage, ...rest } = typesetDeep(texts)
  const sections = [
    section('projects', copy.projects, projects.items),
    section('services', copy.services, directions),
    section('route', copy.route),
    section('mileage', copy.mileage),
    section('reviews', copy.review, quoted),
    section('team', copy.team, team),
    section('blog', copy.blog, posts),
    section('lead', copy.lead),
  ].flat()
  const versts: Versts = Object.fromEntries(sections.map(({ id }, index) => [id, index + 1]))

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
    sections: sections.filter(({ id }) => id !== 'mileage' && id !== 'lead'),
    versts,
    copy: { ...rest, mileage: mileage && counterOf(mileage) },
    projectCount: projects.items.length,
    projects: shown.map(({ code, types }) => ({ code, palette: types[0]?.code })),
    reviews: quoted.map(quote),
    staticParts: {
      facts: typesetDeep(
        heroFacts(
          projects.items.length,
          services.length,
          site.foundedYear && year - site.foundedYear,
          site.foundedYear,
        ),
      ),
      strips: shown,
      services: {
        copy: signs,
        milepost: milepostAt(versts, 'services', signs),
        note: typeset(servicesNote(directions.length, services.length)),
        services: directions,
      },
      route: { copy: route, milepost: milepostAt(versts, 'route', route) },
      mileage: mileage?.facts ?? [],
      team: {
        copy: portraits,
        milepost: milepostAt(versts, 'team', portraits),
        people: team.slice(0, 6).map(({ code, name, role, picture }) => ({ code, name, role, picture })),
      },
      blog: { copy: blog, milepost: milepostAt(versts, 'blog', blog), posts: posts.slice(0, 6).map(noteOf) },
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

const noteOf = ({ code, name, tags, previewPicture, publishedAt }: PostCard): NotePost => ({
  code,
  name,
  tag: tags[0]?.name ?? null,
  picture: previewPicture,
  publishedAt,
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

/** One section, or none if it is empty. */
const section = (id: SectionId, copy: { name: string } | null, items: readonly unknown[] = [copy]) =>
  copy && items.length > 0 ? [{ id, name: copy.name }] : []
