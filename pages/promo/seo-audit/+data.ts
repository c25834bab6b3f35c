import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { typesetDeep } from '#shared/typography.ts'
import { checklist } from './checklist.ts'
import { copy } from './copy.ts'

const ADDRESS = '/promo/seo-audit/'
const AUDITOR = 'gleb-vershkov'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ content, site }: PageContextServer) {
  const people = await orEmpty(content.team())
  const auditor = people.find(({ code }) => code === AUDITOR)
  return {
    title: `${copy.name} — ${site.name}`,
    description: copy.description,
    breadcrumbs: breadcrumbs(['SEO-аудит', ADDRESS]),
    updatedAt: pageDate(ADDRESS, {}),
    copy: typesetDeep(copy),
    checklist: typesetDeep(checklist),
    auditor: auditor ? { name: auditor.name, post: auditor.post, picture: auditor.picture } : null,
  } satisfies PageData & Record<string, unknown>
}
