import { postAddress, productAddress, projectAddress, serviceAddress, vacancyAddress } from '#shared/addresses.ts'
import type { TaggedList } from '#shared/content-reader.ts'
import type { PostCard } from '#shared/entities/post.ts'
import type { ProjectCard } from '#shared/entities/project.ts'
import type { ServiceGroup } from '#shared/entities/service.ts'
import type { VacancyCard } from '#shared/entities/vacancy.ts'
import { listPage } from '#shared/listing.ts'
import type { copy } from './copy.ts'

type Words = typeof copy

/** A page on the map; without an address it only groups its children. */
export interface Place {
  name: string
  address: string | null
  count?: number
  /** Paints the siding of a case in the colour of its type. */
  palette?: string | undefined
  places?: Place[]
}

export interface Stop extends Place {
  places: Place[]
}

export interface Lane {
  code: (typeof LANES)[number]
  stops: Stop[]
}

export function servicesLane(words: Words, groups: readonly ServiceGroup[]): Lane {
  const places = groups
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => {
      const main = items.find(({ isMain }) => isMain)
      return {
        name,
        address: main ? serviceAddress(main.code) : null,
        count: items.length,
        places: items
          .filter((service) => service !== main)
          .map((service) => ({ name: service.name, address: serviceAddress(service.code) })),
      }
    })
  const count = places.reduce((sum, group) => sum + group.count, 0)
  return { code: 'services', stops: [{ name: words.services, address: '/services/', count, places }] }
}

export function projectsLane(words: Words, projects: readonly ProjectCard[]): Lane {
  const places = projects.map(({ code, name, types }) => ({
    name,
    address: projectAddress(code),
    palette: types[0]?.code,
  }))
  return {
    code: 'projects',
    stops: [{ name: words.projects, address: '/projects/', count: projects.length, places }],
  }
}

export function studioLane(
  words: Words,
  vacancies: readonly VacancyCard[],
  counts: { team: number; reviews: number; certificates: number },
  productCode: string,
): Lane {
  return {
    code: 'studio',
    stops: [
      {
        name: words.studio,
        address: '/about/',
        places: [
          { name: words.about, address: '/about/' },
          { name: words.team, address: '/team/', count: counts.team },
          { name: words.reviews, address: '/reviews/', count: counts.reviews },
          { name: words.certificates, address: '/certificates/', count: counts.certificates },
          {
            name: words.vacancies,
            address: '/vacancies/',
            count: vacancies.length,
            places: vacancies.map(({ code, name }) => ({ name, address: vacancyAddress(code) })),
          },
          { name: words.partnership, address: '/partnership/' },
          { name: words.contacts, address: '/contacts/' },
        ],
      },
      {
        name: words.exits,
        address: null,
        places: [
          { name: words.audit, address: '/promo/seo-audit/' },
          ...(productCode === '' ? [] : [{ name: words.shop, address: productAddress(productCode) }]),
          {
            name: words.policy,
            address: '/policy/',
            places: [{ name: words.consent, address: '/policy/consent/' }],
          },
        ],
      },
    ],
  }
}

const LANES = ['services', 'projects', 'studio', 'blog'] as const

/** Lanes in their order. A section without items is dropped, and its page moves to those of the studio. */
export function withoutEmpty(lanes: readonly Lane[], studio: Lane): Lane[] {
  const isEmpty = ({ stops }: Lane) => stops.every(({ places }) => places.length === 0)
  const pages = lanes.filter(isEmpty).flatMap(({ stops }) => stops.map(({ name, address }) => ({ name, address })))
  const stops = studio.stops.map((stop, index) =>
    index === 0 ? { ...stop, places: [...stop.places, ...pages] } : stop,
  )
  return [...lanes.filter((lane) => !isEmpty(lane)), { ...studio, stops }].toSorted(
    (a, b) => LANES.indexOf(a.code) - LANES.indexOf(b.code),
  )
}

export function blogLane(words: Words, posts: TaggedList<PostCard>): Lane {
  const options = { address: '/blog/', parameter: 'tag', pageSize: 1, tagsOf: ({ tags }: PostCard) => tags }
  const topics = (listPage(posts, {}, options)?.tags ?? []).map(({ code, name, count }) => ({
    name,
    address: `/blog/?tag=${encodeURIComponent(code)}`,
    count,
  }))
  const articles = {
    name: words.posts,
    address: null,
    places: posts.items.map(({ code, name }) => ({ name, address: postAddress(code) })),
  }
  return {
    code: 'blog',
    stops: [
      {
        name: words.blog,
        address: '/blog/',
        count: posts.items.length,
        places: posts.items.length > 0 ? [...topics, articles] : topics,
      },
    ],
  }
}
