import type { ContentReader, TaggedList } from '../../shared/content-reader.ts'
import { RawCertificate } from './entities/certificate.ts'
import { RawEmployee } from './entities/employee.ts'
import { RawPost } from './entities/post.ts'
import { RawProject, RawProjectCard } from './entities/project.ts'
import { RawRedirect } from './entities/redirect.ts'
import { RawReview } from './entities/review.ts'
import { RawService, RawServiceCard } from './entities/service.ts'
import { RawTariff } from './entities/tariff.ts'
import { RawVacancy } from './entities/vacancy.ts'
import type { ContractField } from './fields/field.ts'

export type Fields = Readonly<Record<string, ContractField>>

/** An area of the contract: what is read of its items, and how the site reads them. */
export interface ContractArea {
  /** An API may do without it, and answers 404 then. */
  isOptional?: true
  listed: { fields: Fields; read: (content: ContentReader) => Promise<readonly { code: string }[]> }
  /** `null`: its items are never requested one by one. */
  alone: { fields: Fields; read: (content: ContentReader, code: string) => Promise<object | null> } | null
}

const items = async <Item>(list: Promise<TaggedList<Item>>) => (await list).items

export const CONTRACT: Readonly<Record<string, ContractArea>> = {
  services: {
    listed: {
      fields: RawServiceCard.schema,
      read: async (content) => (await content.serviceGroups()).flatMap((group) => group.items),
    },
    alone: { fields: RawService.schema, read: (content, code) => content.service(code) },
  },
  projects: {
    listed: { fields: RawProjectCard.schema, read: (content) => items(content.projects()) },
    alone: { fields: RawProject.schema, read: (content, code) => content.project(code) },
  },
  blog: {
    listed: { fields: RawPost.schema, read: (content) => items(content.posts()) },
    alone: { fields: RawPost.schema, read: (content, code) => content.post(code) },
  },
  vacancies: {
    listed: { fields: RawVacancy.schema, read: (content) => content.vacancies() },
    alone: { fields: RawVacancy.schema, read: (content, code) => content.vacancy(code) },
  },
  reviews: { listed: { fields: RawReview.schema, read: (content) => items(content.reviews()) }, alone: null },
  team: { listed: { fields: RawEmployee.schema, read: (content) => items(content.team()) }, alone: null },
  certificates: {
    listed: { fields: RawCertificate.schema, read: (content) => items(content.certificates()) },
    alone: null,
  },
  tariffs: { listed: { fields: RawTariff.schema, read: (content) => content.tariffs() }, alone: null },
  redirects: {
    isOptional: true,
    listed: {
      fields: RawRedirect.schema,
      read: async (content) => Array.from(await content.redirects(), ([code]) => ({ code })),
    },
    alone: null,
  },
}
