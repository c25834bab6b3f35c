import type { ContentReader, TaggedList } from '../../shared/content-reader.ts'
import type { Tag } from '../../shared/entities/tag.ts'
import { UpstreamInvalid } from '../errors.ts'
import type { ContentCache } from './cache.ts'
import { normaliseCertificate } from './entities/certificate.ts'
import { normaliseEmployee } from './entities/employee.ts'
import { normalisePost, normalisePostCard } from './entities/post.ts'
import { normaliseProject, normaliseProjectCard } from './entities/project.ts'
import { normaliseReview } from './entities/review.ts'
import { normaliseService, normaliseServiceGroups } from './entities/service.ts'
import { normaliseTariff } from './entities/tariff.ts'
import { normaliseVacancy, normaliseVacancyCard } from './entities/vacancy.ts'
import type { HtmlCleaner } from './html/cleaner.ts'
import { isRecord, listOf, tagsOf } from './raw.ts'
import type { Upstream } from './upstream.ts'
import { reasonOf, validItems, type ContentLog } from './valid-items.ts'

interface Sources {
  upstream: Upstream
  cache: ContentCache
  html: HtmlCleaner
  log: ContentLog
}

/** fetch → normalise → cache, for every area of the contract. */
export function createContentReader({ upstream, cache, html, log }: Sources): ContentReader {
  /** A failure is logged here, once however many readers wait for it. */
  const read = <Value>(key: string, load: () => Promise<Value>) =>
    cache.read(key, () =>
      load().catch((error: unknown) => {
        log.warn({ content: key, reason: reasonOf(error) }, 'content could not be read')
        throw error
      }),
    )

  const list = <Entity>(area: string, normalise: (item: unknown, tags: readonly Tag[]) => Entity) =>
    read(area, async (): Promise<TaggedList<Entity>> => {
      const { ITEMS, TAGS } = await fetchList(area)
      const tags = tagsOf(TAGS)
      return { items: validItems(area, log)(listOf(ITEMS), (item) => normalise(item, tags)), tags }
    })

  const detail = <Entity>(area: string, code: string, normalise: (item: unknown, tags: readonly Tag[]) => Entity) =>
    read(`${area}/${code}`, async (): Promise<Entity | null> => {
      const reply = await upstream.get(`/${area}/${encodeURIComponent(code)}/`)
      if (reply === null) return null
      if (!isRecord(reply) || !isRecord(reply['ITEM'])) throw new UpstreamInvalid(`/${area}/${code}/ has no ITEM`)
      try {
        return normalise(reply['ITEM'], tagsOf(reply['TAGS']))
      } catch (error) {
        throw new UpstreamInvalid(`/${area}/${code}/: ${reasonOf(error)}`, { cause: error })
      }
    })

  async function fetchList(area: string) {
    const reply = await upstream.get(`/${area}/`)
    if (!isRecord(reply) || !(isRecord(reply['ITEMS']) || Array.isArray(reply['ITEMS'])))
      throw new UpstreamInvalid(`/${area}/ has no ITEMS`)
    return reply
  }

  const items = <Entity>({ items: all }: TaggedList<Entity>) => all

  return {
    serviceGroups: () =>
      read('services', async () =>
        normaliseServiceGroups((await fetchList('services'))['ITEMS'], validItems('services', log)),
      ),
    service: (code) => detail('services', code, (item) => normaliseService(item, html)),
    projects: () => list('projects', normaliseProjectCard),
    project: (code) => detail('projects', code, (item, tags) => normaliseProject(item, tags, html)),
    posts: () => list('blog', normalisePostCard),
    post: (code) => detail('blog', code, (item, tags) => normalisePost(item, tags, html)),
    vacancies: () => list('vacancies', normaliseVacancyCard).then(items),
    vacancy: (code) => detail('vacancies', code, (item) => normaliseVacancy(item, html)),
    reviews: () => list('reviews', (item, tags) => normaliseReview(item, tags, html)),
    team: () => list('team', (item, tags) => normaliseEmployee(item, tags, html)),
    certificates: () => list('certificates', normaliseCertificate),
    tariffs: () => list('tariffs', normaliseTariff).then(items),
  }
}
