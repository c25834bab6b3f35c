import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'

const ADDRESS = '/promo/seo-audit/'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ content, site, words }: PageContextServer) {
  const copy = words('promo/seo-audit', own)
  const people = await orEmpty(content.team())
  const auditor = people.find(({ code }) => code === copy.auditor?.code)
  return {
    title: `${copy.name} — ${site.name}`,
    description: copy.description,
    endsWithCall: true,
    breadcrumbs: breadcrumbs(['SEO-аудит', ADDRESS]),
    updatedAt: pageDate(ADDRESS, {}),
    share: { title: copy.name },
    copy: typesetDeep(copy),
    auditor: auditor ? { name: auditor.name, role: auditor.role, picture: auditor.picture } : null,
  } satisfies PageData & Record<string, unknown>
}
