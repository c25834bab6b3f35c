import { is } from 'superstruct'
import type { ContentReader, TaggedList } from '../../shared/content-reader.ts'
import type { ServiceGroup } from '../../shared/entities/service.ts'
import type { Tag } from '../../shared/entities/tag.ts'
import { messageOf } from '../base/error-reason.ts'
import { isRecord } from '../base/is-record.ts'
import type { Log } from '../base/log.ts'
import { UpstreamInvalid } from '../errors.ts'
import type { Source } from './content-store.ts'
import { normaliseCertificate } from './entities/certificate.ts'
import { normaliseEmployee } from './entities/employee.ts'
import { normalisePost, normalisePostCard } from './entities/post.ts'
import { normaliseProject, normaliseProjectCard } from './entities/project.ts'
import { normaliseReview } from './entities/review.ts'
import { normaliseService, normaliseServiceGroups } from './entities/service.ts'
import { normaliseTariff } from './entities/tariff.ts'
import { normaliseVacancy, normaliseVacancyCard } from './entities/vacancy.ts'
import type { HtmlCleaner } from './html/cleaner.ts'
import { code as itemCode, listOf, tagsOf } from './raw.ts'
import { validItems } from './valid-items.ts'

interface Sources {
  /** The value of a source, from wherever it is kept. */
  read: <Value>(source: Source<Value>) => Promise<Value>
  html: HtmlCleaner
  /** Cleaned markup with the sizes of its pictures. */
  measured: (html: string) => Promise<string>
  log: Pick<Log, 'warn'>
}

/** Every area of the contract: which path it comes from and what is made of the reply. */
export function createContentReader({ read, html, measured, log }: Sources): ContentReader {
  const list = <Entity>(area: string, normalise: (item: unknown, tags: readonly Tag[]) => Entity) =>
    read({
      path: `/${area}/`,
      async normalise(reply): Promise<TaggedList<Entity>> {
        const { ITEMS, TAGS } = listIn(area, reply)
        const tags = tagsOf(TAGS)
        const all = listOf(ITEMS)
        const valid = await validItems(area, log)(all, (item) => normalise(item, tags))
        if (all.length > 0 && valid.length === 0) throw noneValid(area)
        return { items: valid, tags }
      },
    })

  const detailOf =
    <Entity extends { detailHtml: string }>(
      area: string,
      normalise: (item: unknown, tags: readonly Tag[]) => Entity,
      listed: () => Promise<readonly { code: string }[]>,
    ) =>
    async (code: string): Promise<Entity | null> => {
      // Nothing the upstream may have: `.` would lead it to another address.
      if (!is(code, itemCode)) return null
      const path = `/${area}/${code}/`
      try {
        const entity = await read({
          path,
          normalise(reply): Entity | null {
            if (reply === null) return null
            if (!isRecord(reply) || !isRecord(reply['ITEM'])) throw new UpstreamInvalid(`${path} has no ITEM`)
            try {
              return normalise(reply['ITEM'], tagsOf(reply['TAGS']))
            } catch (error) {
              throw new InvalidItem(`${path}: ${messageOf(error)}`, { cause: error })
            }
          },
        })
        return entity && { ...entity, detailHtml: await measured(entity.detailHtml) }
      } catch (error) {
        if (error instanceof InvalidItem && (await isLeftOut(code, listed))) return null
        throw error
      }
    }

  const items = <Entity>({ items: all }: TaggedList<Entity>) => all

  const serviceGroups = () =>
    read({
      path: '/services/',
      async normalise(reply): Promise<ServiceGroup[]> {
        const { ITEMS } = listIn('services', reply)
        const groups = await normaliseServiceGroups(ITEMS, validItems('services', log))
        const isSaid = listOf(ITEMS).some((group) => listOf(group).length > 0)
        if (isSaid && groups.every(({ items: valid }) => valid.length === 0)) throw noneValid('services')
        return groups
      },
    })
  const services = () => serviceGroups().then((groups) => groups.flatMap(({ items: ofGroup }) => ofGroup))
  const projects = () => list('projects', normaliseProjectCard)
  const posts = () => list('blog', normalisePostCard)
  const vacancies = () => list('vacancies', normaliseVacancyCard).then(items)

  return {
    serviceGroups,
    service: detailOf('services', (item) => normaliseService(item, html), services),
    projects,
    project: detailOf(
      'projects',
      (item, tags) => normaliseProject(item, tags, html),
      () => projects().then(items),
    ),
    posts,
    post: detailOf(
      'blog',
      (item, tags) => normalisePost(item, tags, html),
      () => posts().then(items),
    ),
    vacancies,
    vacancy: detailOf('vacancies', (item) => normaliseVacancy(item, html), vacancies),
    reviews: async () => {
      const { items: all, tags } = await list('reviews', (item, known) => normaliseReview(item, known, html))
      return {
        items: await Promise.all(all.map(async (one) => ({ ...one, detailHtml: await measured(one.detailHtml) }))),
        tags,
      }
    },
    team: () => list('team', (item, tags) => normaliseEmployee(item, tags, html)),
    certificates: () => list('certificates', normaliseCertificate),
    tariffs: () => list('tariffs', normaliseTariff).then(items),
  }
}

/** One item cannot be shown, while the upstream is as it should be. */
class InvalidItem extends UpstreamInvalid {}

/** An item its list leaves out, too, is missing; one that the list shows has been spoilt. */
const isLeftOut = (code: string, listed: () => Promise<readonly { code: string }[]>) =>
  listed().then(
    (items) => items.every((item) => item.code !== code),
    () => false,
  )

/** A list that lost all its items at once was spoilt, not emptied. */
const noneValid = (area: string) => new UpstreamInvalid(`/${area}/ has items, but no valid one`)

function listIn(area: string, reply: unknown) {
  if (!isRecord(reply) || !(isRecord(reply['ITEMS']) || Array.isArray(reply['ITEMS'])))
    throw new UpstreamInvalid(`/${area}/ has no ITEMS`)
  return reply
}
