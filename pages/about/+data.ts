import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import { isoDay } from '#shared/format/date.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { counted } from '#shared/share-card.ts'
import { typeset, typesetDeep } from '#shared/typography.ts'
import { copy as own, headingFor } from './copy.ts'

const PORTRAITS = 6

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ content, site, year, words }: PageContextServer) {
  const copy = words('about', own)
  const [people, certificates] = await Promise.all([orEmpty(content.team()), orEmpty(content.certificates())])
  return {
    title: `О нас — ${site.name}`,
    description: typeset(copy.description),
    breadcrumbs: breadcrumbs(['О нас', '/about/']),
    endsWithCall: true,
    updatedAt: pageDate('/about/', { certificates }),
    share: {
      figure: counted(site.foundedYear === null ? 0 : year - site.foundedYear, [
        'год в пути',
        'года в пути',
        'лет в пути',
      ]),
    },
    heading: typesetDeep(
      copy.heading.length > 0 ? copy.heading : headingFor(site.foundedYear && year - site.foundedYear),
    ),
    years: yearsOf(copy.history.milestones, site.foundedYear, year),
    copy: typesetDeep(copy),
    people: people.slice(0, PORTRAITS).map(({ code, name, role, picture }) => ({ code, name, role, picture })),
    certificates: certificates.map(({ code, name, issuer, issuedAt, picture }) => ({
      code,
      name,
      issuer,
      year: issuedAt && isoDay(issuedAt).slice(0, 4),
      picture,
    })),
  } satisfies PageData & Record<string, unknown>
}

/** Years on the road: those in the text, or the first year and this one. */
const yearsOf = (milestones: readonly { year: number }[], first: number | null, now: number) =>
  milestones.length > 0 ? milestones.map(({ year }) => year) : first === null ? [] : [first, now]
