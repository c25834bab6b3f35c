import { vacancyAddress } from '../addresses.ts'
import type { Vacancy } from '../entities/vacancy.ts'
import { isoDay } from '../format/date.ts'
import { itemDate } from '../page-dates.ts'
import type { Site } from '../site.ts'
import type { StructuredNode } from './node.ts'
import { ownerOf } from './organization.ts'

/** «Удалённая работа», «удалёнка», «дистанционно»; none of «не удалённо», «без удалёнки», «удалённо не работаем». */
const REMOTE =
  /(?<!(?:^|[^а-яё])(?:не|без)\s+)(?:удал[её]н|дистанц)(?![а-яё]*\s+(?:не\s+(?:работа|рассматр|возмож)|нельзя|невозмож))/i

/**
 * What search engines require of a vacancy is always there; what nobody has said, such as
 * the kind of employment, is not.
 */
export function jobPostingNode(site: Site, vacancy: Omit<Vacancy, 'detailHtml'>): StructuredNode {
  const isRemote = REMOTE.test(vacancy.format)
  return {
    '@type': 'JobPosting',
    title: vacancy.name,
    url: site.url + vacancyAddress(vacancy.code),
    identifier: { '@type': 'PropertyValue', name: site.name, value: vacancy.code },
    description: descriptionOf(vacancy),
    datePosted: isoDay(itemDate(vacancy)),
    // The page ends with the form to answer by.
    directApply: true,
    hiringOrganization: { ...ownerOf(site), sameAs: `${site.url}/` },
    jobLocation: placeOf(site, vacancy.city, isRemote),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Россия' },
    }),
    baseSalary: salaryOf(vacancy),
  }
}

/** A job that is not remote is at the studio's, or at least in its country. */
function placeOf(site: Site, own: string | null, isRemote: boolean) {
  if (own === null && isRemote) return undefined
  const city = own ?? site.city
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'RU',
      addressLocality: city || undefined,
      streetAddress: (city === site.city && site.street) || undefined,
    },
  }
}

/** HTML, as search engines want it. */
const descriptionOf = ({
  lead,
  previewText,
  duties,
  expectations,
  offers,
}: Pick<Vacancy, 'lead' | 'previewText' | 'duties' | 'expectations' | 'offers'>) =>
  [
    `<p>${escaped(lead || previewText)}</p>`,
    listed('Что делать', duties),
    listed('Что нужно', expectations),
    listed('Что даём', offers),
  ].join('')

const listed = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? `<p>${name}:</p><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>` : ''

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

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
