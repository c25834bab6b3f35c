import { is } from 'superstruct'
import type { ContentReader, TaggedList } from '../../shared/content-reader.ts'
import type { Redirects } from '../../shared/entities/redirect.ts'
import type { ServiceGroup } from '../../shared/entities/service.ts'
import type { Tag } from '../../shared/entities/tag.ts'
import { messageOf } from '../base/error-reason.ts'
import { isRecord } from '../base/is-record.ts'
import type { Log } from '../base/log.ts'
import { UpstreamInvalid } from '../base/errors.ts'
import type { ReadResource, Resource } from './resource.ts'
import { normaliseCertificate } from './entities/certificate.ts'
import { normaliseEmployee } from './entities/employee.ts'
import { normalisePost, normalisePostCard } from './entities/post.ts'
import { normaliseProject, normaliseProjectCard } from './entities/project.ts'
import { normaliseRedirect } from './entities/redirect.ts'
import { normaliseReview } from './entities/review.ts'
import { normaliseService, normaliseServiceCard, normaliseServiceGroups } from './entities/service.ts'
import { normaliseTariff } from './entities/tariff.ts'
import { normaliseVacancy, normaliseVacancyCard } from './entities/vacancy.ts'
import type { HtmlCleaner } from './html/cleaner.ts'
import { currentCodesOf, dated, entityIn, periodIn } from './dated.ts'
import { listIn, noneValid } from './list-reply.ts'
import { code as itemCode } from './raw.ts'
import { resolveRedirects } from './redirects.ts'
import { tagsOf } from './tags.ts'
import { timeline, type Timeline } from './timeline.ts'
import { validItems } from './valid-items.ts'
import { listOf } from './wrapped.ts'

/** What there is of a value that changes with time. */
export type SelectVisible = <Value>(timeline: Timeline<Value>) => Value

export type MakeReader = (read: ReadResource, select?: SelectVisible) => ContentReader

interface ReaderOptions {
  /** The normalised value of a resource, cached or fetched. */
  read: ReadResource
  /** Selects what is shown now; by default everything, whatever its dates. */
  select?: SelectVisible
  html: () => Promise<HtmlCleaner>
  /** Cleaned markup with the sizes of its pictures. */
  measured: (html: string) => Promise<string>
  log: Pick<Log, 'warn'>
}

/** A list as pages show it, and its former codes. */
interface ListAndRenames<Shown> {
  shown: Shown
  renamed: ReadonlyMap<string, string>
}

type Normalise<Entity> = (item: unknown, tags: readonly Tag[], html: HtmlCleaner) => Entity

/** Every area of the contract: its path and how its reply is normalised. */
export function createContentReader({ read, select = everything, html, measured, log }: ReaderOptions): ContentReader {
  const readVisible = async <Value>(resource: Resource<Timeline<Value>>) => select(await read(resource))

  const listAt = <Entity extends { code: string }>(area: string, normalise: Normalise<Entity>) =>
    readVisible({
      path: `/${area}/`,
      async normalise(reply): Promise<Timeline<ListAndRenames<TaggedList<Entity>>>> {
        const { ITEMS, TAGS } = listIn(area, reply)
        const tags = tagsOf(TAGS)
        const cleaner = await html()
        const all = listOf(ITEMS)
        const valid = await validItems(area, log)(all, (item) => dated(item, normalise(item, tags, cleaner)))
        if (all.length > 0 && valid.length === 0) throw noneValid(area)
        return timeline(valid.map(periodIn), (isShown) => {
          const shown = valid.filter(({ period }) => isShown(period))
          return { shown: { items: shown.map(entityIn), tags }, renamed: currentCodesOf(shown) }
        })
      },
    })
  const measuredList = async <Field extends string, Entity extends Record<Field, string>>(
    { items: all, tags }: TaggedList<Entity>,
    field: Field,
  ) => ({
    items: await Promise.all(all.map(async (one) => ({ ...one, [field]: await measured(one[field]) }))),
    tags,
  })
  const list = async <Entity extends { code: string }>(area: string, normalise: Normalise<Entity>) =>
    (await listAt(area, normalise)).shown

  const detailOf =
    <Entity extends { detailHtml: string }>(
      area: string,
      normalise: Normalise<Entity>,
      listed: () => Promise<readonly { code: string }[]>,
    ) =>
    async (code: string): Promise<Entity | null> => {
      // An invalid code is never requested: `.` would change the path.
      if (!is(code, itemCode)) return null
      const path = `/${area}/${code}/`
      try {
        const entity = await readVisible({
          path,
          async normalise(reply): Promise<Timeline<Entity | null>> {
            if (reply === null) return timeline([], () => null)
            if (!isRecord(reply) || !isRecord(reply['ITEM'])) throw new UpstreamInvalid(`${path} has no ITEM`)
            const cleaner = await html()
            try {
              const { entity: item, period } = dated(
                reply['ITEM'],
                normalise(reply['ITEM'], tagsOf(reply['TAGS']), cleaner),
              )
              return timeline([period], (isShown) => (isShown(period) ? item : null))
            } catch (error) {
              throw new InvalidItem(`${path}: ${messageOf(error)}`, { cause: error })
            }
          },
        })
        return entity && { ...entity, detailHtml: await measured(entity.detailHtml) }
      } catch (error) {
        if (error instanceof InvalidItem && (await isUnlisted(code, listed))) return null
        throw error
      }
    }

  const items = <Entity>({ items: all }: TaggedList<Entity>) => all

  const servicesAt = () =>
    readVisible({
      path: '/services/',
      async normalise(reply): Promise<Timeline<ListAndRenames<ServiceGroup[]>>> {
        const { ITEMS } = listIn('services', reply)
        const groups = await normaliseServiceGroups(ITEMS, validItems('services', log), (item) =>
          dated(item, normaliseServiceCard(item)),
        )
        const all = groups.flatMap(({ items: valid }) => valid)
        const hasItems = listOf(ITEMS).some((group) => listOf(group).length > 0)
        if (hasItems && all.length === 0) throw noneValid('services')
        return timeline(all.map(periodIn), (isShown) => ({
          shown: groups.map(({ name, items: ofGroup }) => ({
            name,
            items: ofGroup.filter(({ period }) => isShown(period)).map(entityIn),
          })),
          renamed: currentCodesOf(all.filter(({ period }) => isShown(period))),
        }))
      },
    })
  const serviceGroups = async () => (await servicesAt()).shown
  const services = () => serviceGroups().then((groups) => groups.flatMap(({ items: ofGroup }) => ofGroup))
  const listings = {
    services: servicesAt,
    projects: () => listAt('projects', normaliseProjectCard),
    blog: () => listAt('blog', normalisePostCard),
    vacancies: () => listAt('vacancies', normaliseVacancyCard),
  }
  const projects = async () => (await listings.projects()).shown
  const posts = async () => (await listings.blog()).shown
  const vacancies = async () => (await listings.vacancies()).shown.items

  return {
    serviceGroups,
    service: detailOf('services', (item, _tags, cleaner) => normaliseService(item, cleaner), services),
    projects,
    project: detailOf('projects', normaliseProject, () => projects().then(items)),
    posts,
    post: detailOf('blog', normalisePost, () => posts().then(items)),
    vacancies,
    vacancy: detailOf('vacancies', (item, _tags, cleaner) => normaliseVacancy(item, cleaner), vacancies),
    reviews: async () => measuredList(await list('reviews', normaliseReview), 'detailHtml'),
    team: async () => measuredList(await list('team', normaliseEmployee), 'aboutHtml'),
    certificates: () => list('certificates', normaliseCertificate),
    tariffs: () => list('tariffs', normaliseTariff).then(items),
    redirects: () =>
      read({
        path: '/redirects/',
        async normalise(reply): Promise<Redirects> {
          if (reply === null) return new Map()
          const all = listOf(listIn('redirects', reply)['ITEMS'])
          const valid = await validItems('redirects', log)(all, normaliseRedirect)
          if (all.length > 0 && valid.length === 0) throw noneValid('redirects')
          return resolveRedirects(valid, (code, reason) =>
            log.warn({ area: 'redirects', code, reason }, 'item dropped'),
          )
        },
      }),
    codeNow: async (area, formerCode) => (await listings[area]()).renamed.get(formerCode) ?? null,
  }
}

const everything: SelectVisible = (changing) => changing.whole()

/** A single item is invalid; the upstream itself works. */
class InvalidItem extends UpstreamInvalid {}

/** An invalid item that is not in its list is missing; one that is listed is broken. */
const isUnlisted = (code: string, listed: () => Promise<readonly { code: string }[]>) =>
  listed().then(
    (items) => items.every((item) => item.code !== code),
    () => false,
  )
