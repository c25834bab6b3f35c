import type { Certificate } from '#shared/entities/certificate.ts'
import type { Employee } from '#shared/entities/employee.ts'
import { monthOf } from '#shared/format/date.ts'
import { inSentence } from '#shared/format/in-sentence.ts'

export interface Holder {
  code: string
  name: string
  exams: string
  /** Month in which the first certificate expires. */
  until: string | null
}

/** Who holds what, sorted by surname. Certificates of unknown people are left out. */
export const holdersOf = (certificates: readonly Certificate[], team: readonly Employee[]): Holder[] =>
  team
    .toSorted((a, b) => surnameOf(a).localeCompare(surnameOf(b), 'ru'))
    .flatMap(({ code, name }) => {
      const own = certificates.filter(({ employee }) => employee === code)
      return own.length > 0 ? [{ code, name, exams: inOneLine(own), until: nearestEnd(own) }] : []
    })

const surnameOf = ({ name }: Employee) => name.split(/\s/).at(-1) ?? name

const inOneLine = (certificates: readonly Certificate[]) =>
  certificates.map(({ name }, index) => (index === 0 ? name : inSentence(name))).join(', ')

function nearestEnd(certificates: readonly Certificate[]): string | null {
  const [nearest] = certificates
    .flatMap(({ validUntil }) => (validUntil ? [validUntil] : []))
    .toSorted((a, b) => a.getTime() - b.getTime())
  return nearest ? monthOf(nearest) : null
}
