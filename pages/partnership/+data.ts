import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ content, site, words }: PageContextServer) {
  const copy = words('partnership', own)
  const people = await orEmpty(content.team())
  return {
    title: `Партнёрство — ${site.name}`,
    description: copy.description,
    breadcrumbs: breadcrumbs(['Партнёрство', '/partnership/']),
    endsWithCall: true,
    updatedAt: pageDate('/partnership/', {}),
    copy: typesetDeep(copy),
    legalName: site.legalName,
    signatory: people.find(({ code }) => code === copy.agreement?.paper.signatory)?.name ?? null,
  } satisfies PageData & Record<string, unknown>
}
