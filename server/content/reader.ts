import { is } from 'superstruct'
import type { ContentReader, TaggedList } from '../../shared/content-reader.ts'
import type { Redirects } from '../../shared/entities/redirect.ts'
import type { ServiceGroup } from '../../shared/entities/service.ts'
import type { Tag } from '../../shared/entities/tag.ts'
import { messageOf } from '../base/error-reason.ts'
import { UpstreamInvalid } from '../base/errors.ts'
import { isRecord } from '../base/is-record.ts'
import type { Log } from '../base/log.ts'
import { currentCodesOf, dated, entityIn, firstOfEachCode, periodIn } from './dated.ts'
import { normaliseCertificate } from './entities/certificate.ts'
import { normaliseEmployee } from './entities/employee.ts'
import { normalisePost, normalisePostCard } from './entities/post.ts'
import { normaliseProject, normaliseProjectCard } from './entities/project.ts'
import { normaliseRedirect } from './entities/redirect.ts'
import { normaliseReview } from './entities/review.ts'
import { normaliseService, normaliseServiceCard, normaliseServiceGroups } from './entities/service.ts'
import { normaliseTariff } from './entities/tariff.ts'
import { normaliseVacancy, normaliseVacancyCard } from './entities/vacancy.ts'
import { listIn, noneValid } from './fields/list-reply.ts'
import { code as itemCode } from './fields/raw.ts'
import { tagsOf } from './fields/tags.ts'
import { validItems } from './fields/valid-items.ts'
import { listOf } from './fields/wrapped.ts'
import type { HtmlCleaner } from './html/cleaner.ts'
import { resolveRedirects } from './redirects.ts'
import type { ReadResource, Resource } from './resource.ts'
import { timeline, type Period, type Timeline } from './timeline.ts'

/** What there is of a value that changes with time. */
export type SelectVisible = <Value>(timeline: Timeline<Value>) => Value

/** `onTooLate` is told that text is read without a size of a picture that will be known later. */
export type MakeReader = (read: ReadResource, select?: SelectVisible, onTooLate?: () => void) => ContentReader

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

  /** A list without a single valid item is broken, not empty. */
  const readItems = async <Item>(area: string, list: unknown, normalise: (item: unknown) => Item) => {
    const items = listOf(list)
    const valid = await validItems(area, log)(items, normalise)
    if (items.length > 0 && valid.length === 0) throw noneValid(area)
    return valid
  }

  /** Of an area, in its order; two versions of an item may take turns. */
  const shownOf = <Item extends { entity: { code: string }; period: Period }>(
    area: string,
    items: readonly Item[],
    isShown: (period: Period) => boolean,
  ) =>
    firstOfEachCode(
      items.filter(({ period }) => isShown(period)),
      (code) => log.warn({ area, code, reason: 'its code comes twice: the first item is shown' }, 'item dropped'),
    )

  const readList = <Entity extends { code: string }>(area: string, normalise: Normalise<Entity>) =>
    readVisible({
      path: `/${area}/`,
      async normalise(reply): Promise<Timeline<ListAndRenames<TaggedList<Entity>>>> {
        const { ITEMS, TAGS } = listIn(area, reply)
        const tags = tagsOf(TAGS)
        const cleaner = await html()
        const valid = await readItems(area, ITEMS, (item) => dated(item, normalise(item, tags, cleaner)))
        return timeline(valid.map(periodIn), (isShown) => {
          const shown = shownOf(area, valid, isShown)
          return { shown: { items: shown.map(entityIn), tags }, renamed: currentCodesOf(shown) }
        })
      },
    })
  const measuredList = async <Field extends string, Entity extends Record<Field, string>>(
    { items, tags }: TaggedList<Entity>,
    field: Field,
  ) => ({
    items: await Promise.all(items.map(async (one) => ({ ...one, [field]: await measured(one[field]) }))),
    tags,
  })
  const shownList = async <Entity extends { code: string }>(area: string, normalise: Normalise<Entity>) =>
    (await readList(area, normalise)).shown

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

  const itemsOf = <Entity>({ items }: TaggedList<Entity>) => items

  const readServices = () =>
    readVisible({
      path: '/services/',
      async normalise(reply): Promise<Timeline<ListAndRenames<ServiceGroup[]>>> {
        const { ITEMS } = listIn('services', reply)
        const groups = await normaliseServiceGroups(ITEMS, validItems('services', log), (item) =>
          dated(item, normaliseServiceCard(item)),
        )
        const all = groups.flatMap(({ items }) => items)
        const hasItems = listOf(ITEMS).some((group) => listOf(group).length > 0)
        if (hasItems && all.length === 0) throw noneValid('services')
        return timeline(all.map(periodIn), (isShown) => {
          const shown = new Set(shownOf('services', all, isShown))
          return {
            shown: groups.map(({ name, items }) => ({
              name,
              items: items.filter((item) => shown.has(item)).map(entityIn),
            })),
            renamed: currentCodesOf([...shown]),
          }
        })
      },
    })
  const serviceGroups = async () => (await readServices()).shown
  const services = () => serviceGroups().then((groups) => groups.flatMap(({ items }) => items))
  const pagedLists = {
    services: readServices,
    projects: () => readList('projects', normaliseProjectCard),
    blog: () => readList('blog', normalisePostCard),
    vacancies: () => readList('vacancies', normaliseVacancyCard),
  }
  const projects = async () => (await pagedLists.projects()).shown
  const posts = async () => (await pagedLists.blog()).shown
  const vacancies = async () => (await pagedLists.vacancies()).shown.items

  return {
    serviceGroups,
    service: detailOf('services', (item, _tags, cleaner) => normaliseService(item, cleaner), services),
    projects,
    project: detailOf('projects', normaliseProject, () => projects().then(itemsOf)),
    posts,
    post: detailOf('blog', normalisePost, () => posts().then(itemsOf)),
    vacancies,
    vacancy: detailOf('vacancies', (item, _tags, cleaner) => normaliseVacancy(item, cleaner), vacancies),
    reviews: async () => measuredList(await shownList('reviews', normaliseReview), 'detailHtml'),
    team: async () => measuredList(await shownList('team', normaliseEmployee), 'aboutHtml'),
    certificates: () => shownList('certificates', normaliseCertificate),
    tariffs: () => shownList('tariffs', normaliseTariff).then(itemsOf),
    redirects: () =>
      read({
        path: '/redirects/',
        async normalise(reply): Promise<Redirects> {
          if (reply === null) return new Map()
          const valid = await readItems('redirects', listIn('redirects', reply)['ITEMS'], normaliseRedirect)
          return resolveRedirects(valid, (code, reason) =>
            log.warn({ area: 'redirects', code, reason }, 'item dropped'),
          )
        },
      }),
    codeNow: async (area, formerCode) => (await pagedLists[area]()).renamed.get(formerCode) ?? null,
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
