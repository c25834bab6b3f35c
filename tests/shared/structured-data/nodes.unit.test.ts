import { describe, expect, test } from 'vitest'
import { demoConfig } from '../../support/demo-config.ts'
import type { PostCard } from '../../../shared/entities/post.ts'
import type { Vacancy } from '../../../shared/entities/vacancy.ts'
import { articleNode } from '../../../shared/structured-data/article.ts'
import { breadcrumbNodes } from '../../../shared/structured-data/breadcrumbs.ts'
import { jobPostingNode } from '../../../shared/structured-data/job-posting.ts'
import { organizationNode } from '../../../shared/structured-data/organization.ts'
import { questionNodes } from '../../../shared/structured-data/questions.ts'
import { reviewNode } from '../../../shared/structured-data/review.ts'
import { serviceNode } from '../../../shared/structured-data/service.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })
const OWNER = { '@type': 'Organization', '@id': 'https://versta.example/#organization', name: 'Верста' }

test('the studio tells every fact of its owner', () => {
  expect(organizationNode(site)).toMatchObject({
    ...OWNER,
    legalName: 'ООО «Верста»',
    taxID: '7700000000',
    telephone: ['+74950000000'],
    address: { addressLocality: 'Москва', streetAddress: 'Верстовой проезд, 12' },
  })
})

test('only pages of the web stand for the studio elsewhere', () => {
  const social = { SITE_SOCIAL_VIBER: 'viber://chat?number=%2B7900', SITE_SOCIAL_VK: 'https://vk.example/versta' }
  expect(organizationNode(demoConfig(social).site)['sameAs']).toEqual(['https://vk.example/versta'])
})

describe('breadcrumbs', () => {
  test('are absolute and numbered from one', () => {
    expect(breadcrumbNodes(site, [{ name: 'Блог', address: '/blog/' }])).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Блог', item: 'https://versta.example/blog/' }],
      },
    ])
  })

  test('of home are none', () => {
    expect(breadcrumbNodes(site, [])).toEqual([])
  })
})

describe('a service', () => {
  const service = { name: 'Продвижение', address: '/services/seo/', description: 'Поток растёт.' }

  test('is offered from its lowest price, and at the price of each tariff', () => {
    const node = serviceNode(site, {
      ...service,
      price: { from: 45_000, isMonthly: true },
      tariffs: [{ name: 'Росток', price: { roubles: 60_000, isFrom: false, isMonthly: false } }],
    })
    expect(node).toMatchObject({
      '@id': 'https://versta.example/services/seo/#service',
      provider: OWNER,
      offers: [
        {
          price: 45_000,
          priceCurrency: 'RUB',
          priceSpecification: { price: 45_000, minPrice: 45_000, unitCode: 'MON' },
        },
        { name: 'Росток', price: 60_000, priceSpecification: { price: 60_000 } },
      ],
    })
  })

  test('without a price offers nothing', () => {
    expect(serviceNode(site, { ...service, price: null, tariffs: [] })['offers']).toBeUndefined()
  })
})

describe('a post', () => {
  const post: PostCard = {
    code: 'ekran',
    name: 'Первый экран',
    previewText: 'Что видно сразу',
    previewPicture: '/pictures/ekran.png',
    tags: [{ code: 'design', name: 'Дизайн' }],
    publishedAt: new Date('2025-09-12'),
    updatedAt: new Date('2025-09-15'),
  }

  test('names its author, its dates and its picture in full', () => {
    expect(articleNode(site, post, { name: 'Илья Вершинин', post: 'директор' })).toMatchObject({
      headline: 'Первый экран',
      image: 'https://versta.example/media/w_1280,f_jpeg,q_75/pictures/ekran.png',
      datePublished: '2025-09-12T00:00:00.000Z',
      dateModified: '2025-09-15T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Илья Вершинин', jobTitle: 'директор' },
      publisher: OWNER,
    })
  })

  test('without an author is the studio’s', () => {
    expect(articleNode(site, post, null)['author']).toEqual(OWNER)
  })

  test('was not changed before it was published', () => {
    expect(articleNode(site, { ...post, updatedAt: new Date(0) }, null)['dateModified']).toBe(
      '2025-09-12T00:00:00.000Z',
    )
  })
})

describe('a vacancy', () => {
  const vacancy: Vacancy = {
    code: 'redaktor',
    name: 'Редактор',
    previewText: 'Статьи и письма',
    lead: 'Пишем о рекламе.',
    format: 'Москва, гибрид',
    city: 'Москва',
    salary: 'от 120 тыс. ₽',
    salaryRange: { from: 120_000, to: null },
    start: 'с 6 октября',
    mentor: null,
    duties: ['Писать статьи'],
    expectations: [],
    offers: [],
    steps: [],
    detailHtml: '',
    updatedAt: new Date('2025-08-21'),
  }

  test('tells its place, its pay and what is to be done', () => {
    expect(jobPostingNode(site, vacancy)).toMatchObject({
      title: 'Редактор',
      datePosted: '2025-08-21',
      description: 'Пишем о рекламе.\n\nЧто делать:\n— Писать статьи',
      jobLocation: { address: { addressLocality: 'Москва' } },
      baseSalary: { currency: 'RUB', value: { minValue: 120_000, unitText: 'MONTH' } },
    })
  })

  test('of an unknown day tells none', () => {
    expect(jobPostingNode(site, { ...vacancy, updatedAt: new Date(0) })['datePosted']).toBeUndefined()
  })

  test('of an office is no remote one', () => {
    expect(jobPostingNode(site, vacancy)).not.toHaveProperty('jobLocationType')
  })

  test('far from any office is remote, from all of Russia', () => {
    const node = jobPostingNode(site, { ...vacancy, format: 'удалённо, 4 дня', city: null, salaryRange: null })
    expect(node).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'Россия' } })
    expect([node['jobLocation'], node['baseSalary']]).toEqual([undefined, undefined])
  })
})

describe('a review', () => {
  const review = {
    name: 'Ольга',
    status: 'директор, «Полубак»',
    writtenAt: new Date('2025-05-20'),
    heading: 'Окупился',
    detailHtml: '<p>Быстро &amp; <b>ладно</b>.</p>',
  }

  test('is of the studio, in words without tags', () => {
    expect(reviewNode(site, review)).toMatchObject({
      itemReviewed: OWNER,
      author: { name: 'Ольга', jobTitle: 'директор, «Полубак»' },
      datePublished: '2025-05-20',
      reviewBody: expect.stringMatching(/^Быстро & ладно\s?\.$/),
    })
  })

  test('may be its heading alone', () => {
    expect(reviewNode(site, { ...review, detailHtml: '', writtenAt: null })['reviewBody']).toBe('Окупился')
  })
})

test('questions are told with their answers, and nothing without questions', () => {
  expect(questionNodes([{ question: 'Когда?', answer: 'Завтра.' }])).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Когда?', acceptedAnswer: { '@type': 'Answer', text: 'Завтра.' } }],
    },
  ])
  expect(questionNodes([])).toEqual([])
})
