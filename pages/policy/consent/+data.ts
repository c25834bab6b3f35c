import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { policyOf } from '#shared/policy.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as ofPolicy } from '../index/copy.ts'
import { copy as own } from './copy.ts'

const ADDRESS = '/policy/consent/'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site, words }: PageContextServer) {
  const copy = words('policy/consent', own)
  const { title, effectiveOn, consent } = policyOf(site)
  return {
    title: `${copy.title} — ${site.name}`,
    description: copy.description,
    breadcrumbs: breadcrumbs(['Политика', '/policy/'], ['Согласие', ADDRESS]),
    updatedAt: pageDate(ADDRESS, {}),
    copy: typesetDeep(copy),
    withdraw: typesetDeep(words('policy', ofPolicy).withdraw),
    policy: { title: typesetDeep(title), effectiveOn },
    consent: typesetDeep(consent),
  } satisfies PageData & Record<string, unknown>
}
