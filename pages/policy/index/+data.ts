import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { policyOf } from '#shared/policy.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site, words }: PageContextServer) {
  const copy = words('policy', own)
  const policy = policyOf(site)
  return {
    title: `${policy.title} — ${site.name}`,
    description: copy.description,
    breadcrumbs: breadcrumbs([policy.title, '/policy/']),
    updatedAt: pageDate('/policy/', {}),
    copy: typesetDeep(copy),
    policy: typesetDeep(policy),
  } satisfies PageData & Record<string, unknown>
}
