import type { PageContextServer } from 'vike/types'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import { orEmpty } from '#shared/content-fallback.ts'
import type { Employee } from '#shared/entities/employee.ts'
import type { VacancyCard } from '#shared/entities/vacancy.ts'
import type { PageData } from '#shared/page-data.ts'
import { pageDate } from '#shared/page-dates.ts'
import { counted } from '#shared/share-card.ts'
import { typesetDeep } from '#shared/typography.ts'
import { copy as own } from './copy.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ content, site, words }: PageContextServer) {
  const copy = words('vacancies/index', own)
  const vacancies = await content.vacancies()
  const people = await orEmpty(content.team())
  return {
    title: `Вакансии — ${site.name}`,
    description: copy.description,
    breadcrumbs: breadcrumbs(['О нас', '/about/'], ['Вакансии', '/vacancies/']),
    endsWithCall: true,
    updatedAt: pageDate('/vacancies/', { vacancies }),
    share: { figure: counted(vacancies.length, ['вакансия', 'вакансии', 'вакансий']) },
    copy: typesetDeep(copy),
    departures: vacancies.map(departureOf),
    seats: vacancies.flatMap((vacancy) => seatOf(vacancy, people) ?? []),
  } satisfies PageData & Record<string, unknown>
}

export type Departure = ReturnType<typeof departureOf>

const departureOf = ({ code, name, previewText, format, salary, start }: VacancyCard) => ({
  code,
  name,
  previewText,
  format,
  salary,
  start,
})

export type Seat = NonNullable<ReturnType<typeof seatOf>>

/** A free place together with whoever sits beside it. */
function seatOf({ code, name, mentor }: VacancyCard, people: readonly Employee[]) {
  const neighbour = people.find((person) => person.code === mentor)
  if (!neighbour) return null
  return { code, name, neighbour: { name: neighbour.name, role: neighbour.role, picture: neighbour.picture } }
}
