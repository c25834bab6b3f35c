import type { Certificate } from './entities/certificate.ts'
import type { Employee } from './entities/employee.ts'
import type { Post, PostCard } from './entities/post.ts'
import type { Project, ProjectCard } from './entities/project.ts'
import type { Redirects } from './entities/redirect.ts'
import type { Review } from './entities/review.ts'
import type { Service, ServiceGroup } from './entities/service.ts'
import type { Tag } from './entities/tag.ts'
import type { Tariff } from './entities/tariff.ts'
import type { Vacancy, VacancyCard } from './entities/vacancy.ts'

export interface TaggedList<Item> {
  items: Item[]
  tags: Tag[]
}

/** Areas whose items have pages of their own, at `/{area}/{code}/`. */
export const PAGED_AREAS = ['services', 'projects', 'blog', 'vacancies'] as const
export type PagedArea = (typeof PAGED_AREAS)[number]

/**
 * All content pages may read. A missing item is `null`; an unavailable upstream throws `UpstreamDown`,
 * which the server turns into the 503 page: pages need not catch it.
 */
export interface ContentReader {
  serviceGroups(): Promise<ServiceGroup[]>
  service(code: string): Promise<Service | null>
  projects(): Promise<TaggedList<ProjectCard>>
  project(code: string): Promise<Project | null>
  posts(): Promise<TaggedList<PostCard>>
  post(code: string): Promise<Post | null>
  vacancies(): Promise<VacancyCard[]>
  vacancy(code: string): Promise<Vacancy | null>
  reviews(): Promise<TaggedList<Review>>
  team(): Promise<TaggedList<Employee>>
  certificates(): Promise<TaggedList<Certificate>>
  tariffs(): Promise<Tariff[]>
  redirects(): Promise<Redirects>
  /** The code an item of an area has now, by one it had before; `null` when none had it. */
  codeNow(area: PagedArea, formerCode: string): Promise<string | null>
}
