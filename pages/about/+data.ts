import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import { isoDay } from '#shared/format/date.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { typeset, typesetDeep } from '#shared/typography.ts'
import { copy, descriptionFor, headingFor, leadFor } from './copy.ts'

const PORTRAITS = 6

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ content, site, year }: PageContextServer) {
  const [people, certificates] = await Promise.all([orEmpty(content.team()), orEmpty(content.certificates())])
  const page: PageData = {
    title: `О нас — ${site.name}`,
    description: typeset(descriptionFor(site.foundedYear)),
    breadcrumbs: breadcrumbs(['О нас', '/about/']),
    endsWithForm: true,
    updatedAt: pageDate('/about/', {}),
  }
  return {
    ...page,
    heading: typesetDeep(headingFor(year - site.foundedYear)),
    copy: typesetDeep(copy),
    lead: typeset(leadFor(site.foundedYear)),
    people: people.slice(0, PORTRAITS).map(({ code, name, post, picture }) => ({ code, name, post, picture })),
    certificates: certificates.map(({ code, name, issuer, issuedAt, picture }) => ({
      code,
      name,
      issuer,
      year: issuedAt && isoDay(issuedAt).slice(0, 4),
      picture,
    })),
  }
}
