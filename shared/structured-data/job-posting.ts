import { vacancyAddress } from '../addresses.ts'
import type { Vacancy } from '../entities/vacancy.ts'
import { isoDay } from '../format/date.ts'
import type { Site } from '../site.ts'
import type { StructuredNode } from './node.ts'
import { ownerOf } from './organization.ts'

export function jobPostingNode(site: Site, vacancy: Omit<Vacancy, 'detailHtml'>): StructuredNode {
  const isRemote = /удал[её]нн?о/i.test(vacancy.format)
  const city = vacancy.city ?? (isRemote ? null : site.city)
  return {
    '@type': 'JobPosting',
    title: vacancy.name,
    url: site.url + vacancyAddress(vacancy.code),
    description: descriptionOf(vacancy),
    datePosted: vacancy.updatedAt.getTime() > 0 ? isoDay(vacancy.updatedAt) : undefined,
    hiringOrganization: { ...ownerOf(site), sameAs: `${site.url}/` },
    jobLocation: city
      ? { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'RU', addressLocality: city } }
      : undefined,
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Россия' },
    }),
    baseSalary: salaryOf(vacancy),
  }
}

const descriptionOf = ({
  lead,
  previewText,
  duties,
  expectations,
  offers,
}: Pick<Vacancy, 'lead' | 'previewText' | 'duties' | 'expectations' | 'offers'>) =>
  [lead || previewText, listed('Что делать', duties), listed('Что нужно', expectations), listed('Что даём', offers)]
    .filter(Boolean)
    .join('\n\n')

const listed = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${name}:`, ...lines.map((line) => `— ${line}`)].join('\n') : ''

const salaryOf = ({ salaryRange }: Pick<Vacancy, 'salaryRange'>) =>
  salaryRange
    ? {
        '@type': 'MonetaryAmount',
        currency: 'RUB',
        value: {
          '@type': 'QuantitativeValue',
          minValue: salaryRange.from,
          maxValue: salaryRange.to ?? undefined,
          unitText: 'MONTH',
        },
      }
    : undefined
