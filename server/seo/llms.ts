import { postAddress, productAddress, projectAddress, serviceAddress, vacancyAddress } from '../../shared/addresses.ts'
import { orEmpty, orNone } from '../../shared/content-fallback.ts'
import type { ContentReader } from '../../shared/content-reader.ts'
import type { ServiceCard } from '../../shared/entities/service.ts'
import { servicePrice } from '../../shared/format/price.ts'
import { markdownAddress } from '../../shared/markdown-address.ts'
import { ABOUT_SUBSECTIONS, TOP_BAR } from '../../shared/navigation.ts'
import { hoursText, postalAddress, type Site } from '../../shared/site.ts'
import { newestPosts } from './feed.ts'

interface Line {
  name: string
  address: string
  about?: string
}

/** Texts taken from rendered pages. */
interface PageSummaries {
  /** Of the home page. */
  description: string | null
  /** The name of the page of the product, `null` where there is none. */
  product: string | null
}

/** The rest is on the page of the list. */
const MOST_IN_SECTION = 100

/**
 * The site for language models, as llmstxt.org describes: who it belongs to, and where its pages are as Markdown. The
 * file stands without what cannot be read.
 */
export async function llmsText(content: ContentReader, site: Site, summaries: PageSummaries): Promise<string> {
  const [groups, projects, posts, vacancies] = await Promise.all([
    orNone(content.serviceGroups()),
    orEmpty(content.projects()),
    orEmpty(content.posts()),
    orNone(content.vacancies()),
  ])
  const services = groups.flatMap(({ items }) => items)
  const places = [
    ...ABOUT_SUBSECTIONS,
    ...TOP_BAR.filter(({ code }) => code !== 'about'),
    { name: 'Партнёрство', address: '/partnership/' },
    ...(summaries.product === null ? [] : [{ name: summaries.product, address: productAddress(site.productCode) }]),
  ]
  const sections: [name: string, lines: Line[]][] = [
    ['Услуги', services.map(serviceLine)],
    ['Проекты', projects.map(({ code, name, previewText: about }) => ({ name, about, address: projectAddress(code) }))],
    ['Разделы', places],
    [
      'Вакансии',
      vacancies.map(({ code, name, previewText: about }) => ({ name, about, address: vacancyAddress(code) })),
    ],
    // By the format, what may be skipped when there is little room.
    [
      'Optional',
      newestPosts(posts).map(({ code, name, previewText: about }) => ({ name, about, address: postAddress(code) })),
    ],
  ]
  return (
    [
      `# ${plain(site.name)}`,
      ...(summaries.description ? [`> ${plain(summaries.description)}`] : []),
      factsOf(site).join('\n'),
      'Каждая страница есть и в Markdown: по адресу index.md под ней или на месте, по заголовку «Accept: text/markdown».',
      ...sections.filter(([, lines]) => lines.length > 0).map(([name, lines]) => sectionOf(site.url, name, lines)),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}

const serviceLine = ({ code, name, description, price }: ServiceCard): Line => ({
  name,
  address: serviceAddress(code),
  about: [description, price && servicePrice(price)].filter(Boolean).join(' — '),
})

const factsOf = (site: Site) =>
  Object.entries({
    Сайт: `${site.url}/`,
    'Юридическое лицо': [site.legalName, site.taxId && `ИНН ${site.taxId}`].filter(Boolean).join(', '),
    Телефон: site.phones.join(', '),
    Почта: site.email,
    Адрес: postalAddress(site),
    'Часы работы': site.hours ? hoursText(site.hours) : '',
  }).flatMap(([name, fact]) => (fact ? `- ${name}: ${plain(fact)}` : []))

const sectionOf = (url: string, name: string, lines: readonly Line[]) =>
  [`## ${name}`, '', ...lines.slice(0, MOST_IN_SECTION).map((line) => lineOf(url, line))].join('\n')

const lineOf = (url: string, { name, address, about }: Line) =>
  `- [${plain(name).replaceAll(/[[\]]/g, String.raw`\$&`)}](${url}${markdownAddress(address)})${about ? `: ${plain(about)}` : ''}`

/** On one line, without typographic spaces. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()
