import type { PageContextServer } from 'vike/types'
import { serviceAddress } from '#shared/addresses.ts'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { FIXED_SERVICES, type ServiceCard, type ServiceGroup } from '#shared/entities/service.ts'
import { thousands } from '#shared/format/price.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { counted } from '#shared/share-card.ts'
import { typeset, typesetDeep } from '#shared/typography.ts'
import { entryOf, type Drawings } from '../register-entry.ts'
import { copy as own, leadFor, roadsOf, titleFor, waysNote } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>
export type RegisterGroup = ReturnType<typeof registerGroup>
export type Route = ReturnType<typeof routesOf>[number]

export async function data({ content, icons, site, words }: PageContextServer) {
  const copy = words('services/index', own)
  const groups = await content.serviceGroups()
  const services = groups.flatMap(({ items }) => items)
  const shown = groups.filter(({ items }) => items.length > 0)
  const routes = routesOf(services, copy.ways.routes)
  const drawings = await icons.drawings(services.flatMap(({ icon }) => icon ?? []))
  const register = shown.map((group, index) => registerGroup(group, index, drawings, copy.groups))
  const { groups: _, ways, ...rest } = copy
  return {
    title: `Услуги и цены — ${site.name}`,
    description: copy.description,
    breadcrumbs: breadcrumbs(['Услуги', '/services/']),
    sections: [
      ...(shown.length > 0 ? [{ id: 'register', name: 'Указатель' }] : []),
      ...(routes.length > 0 ? [{ id: 'ways', name: roadsOf(routes.length) }] : []),
      { id: 'lead', name: 'Смета' },
    ],
    endsWithCall: true,
    updatedAt: pageDate('/services/', { services }),
    share: { figure: counted(services.length, ['услуга', 'услуги', 'услуг']) },
    copy: typesetDeep({ ...rest, ways: { title: ways.title, note: waysNote(routes.length), other: ways.other } }),
    heading: typeset(titleFor(services.length)),
    lead: typeset(leadFor(shown.length)),
    signs: register.map(({ id, name, palette, services: { length } }) => ({ id, name, palette, count: length })),
    staticParts: { register },
    routes,
  } satisfies PageData & Record<string, unknown>
}

function registerGroup({ name, items }: ServiceGroup, index: number, drawings: Drawings, words: typeof own.groups) {
  const main = items.find(({ isMain }) => isMain)
  const code = FIXED_SERVICES.find((fixed) => fixed === main?.code)
  return {
    id: `group-${index + 1}`,
    name,
    lead: typeset(code ? words[code].lead : (main?.description ?? '')),
    palette: code ? words[code].palette : 'corp',
    address: main ? serviceAddress(main.code) : null,
    services: items
      .toSorted((a, b) => (a.price?.from ?? Infinity) - (b.price?.from ?? Infinity))
      .map((service) => entryOf(service, drawings)),
  }
}

/** A route is shown when every service on it is still sold at a known price. */
function routesOf(services: readonly ServiceCard[], routes: typeof own.ways.routes) {
  return routes.flatMap(({ goal, name, term, stops }) => {
    const known = stops.flatMap(({ code, when }) => {
      const service = services.find((candidate) => candidate.code === code)
      return service?.price ? [{ name: service.name, when: typeset(when), roubles: service.price.from }] : []
    })
    if (known.length < stops.length) return []
    const total = known.reduce((sum, { roubles }) => sum + roubles, 0)
    return [
      {
        goal,
        name: typeset(name),
        term: typeset(term),
        price: `от\u00a0${thousands(total)}\u00a0₽`,
        stops: known.map((stop) => ({ name: stop.name, when: stop.when })),
      },
    ]
  })
}
