import { describe, expect, test } from 'vitest'
import type { PostCard } from '../../../shared/entities/post.ts'
import type { Vacancy } from '../../../shared/entities/vacancy.ts'
import { blogPostingNode } from '../../../shared/structured-data/blog-posting.ts'
import { breadcrumbNodes } from '../../../shared/structured-data/breadcrumbs.ts'
import { creativeWorkNode } from '../../../shared/structured-data/creative-work.ts'
import { jobPostingNode } from '../../../shared/structured-data/job-posting.ts'
import { organizationNode } from '../../../shared/structured-data/organization.ts'
import { questionNodes } from '../../../shared/structured-data/questions.ts'
import { quotationNode } from '../../../shared/structured-data/quotation.ts'
import { serviceNode } from '../../../shared/structured-data/service.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

const { site } = demoConfig({ SITE_URL: 'https://versta.example' })
const OWNER = { '@type': 'Organization', '@id': 'https://versta.example/#organization', name: 'Верста' }

test('the studio tells every fact of its owner where a page is about it, elsewhere who it is', () => {
  expect(organizationNode(site, '/contacts/', ['icon-512.png'])).toMatchObject({
    ...OWNER,
    logo: 'https://versta.example/icon-512.png',
    legalName: 'ООО «Верста»',
    taxID: '7700000000',
    telephone: ['+74950000000'],
    contactPoint: [{ contactType: 'sales', telephone: '+74950000000', email: 'hello@versta.example' }],
    address: { addressLocality: 'Москва', streetAddress: 'Верстовой проезд, 12' },
  })
  expect(organizationNode(site, '/services/seo/')).toEqual({ ...OWNER, url: 'https://versta.example/' })
})

test.each([
  [{ SITE_PHONES: '' }, [{ email: 'hello@versta.example' }]],
  [{ SITE_EMAIL: '', SITE_PHONES: '+7 1, +7 2' }, [{ telephone: '+71' }, { telephone: '+72' }]],
  [{ SITE_EMAIL: '', SITE_PHONES: '' }, []],
])('a studio with %j is reached by what there is', (env, ways) => {
  const points = organizationNode(demoConfig(env).site, '/about/')['contactPoint']
  expect(JSON.parse(JSON.stringify(points))).toEqual(
    ways.map((way) => ({ '@type': 'ContactPoint', contactType: 'sales', ...way })),
  )
})

test('only pages of the web stand for the studio elsewhere', () => {
  const social = { SITE_SOCIAL_VIBER: 'viber://chat?number=%2B7900', SITE_SOCIAL_VK: 'https://vk.example/versta' }
  expect(organizationNode(demoConfig(social).site, '/about/')['sameAs']).toEqual(['https://vk.example/versta'])
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
    expect(blogPostingNode(site, post, { code: 'ilya', name: 'Илья Вершинин', role: 'директор' })).toMatchObject({
      headline: 'Первый экран',
      image: 'https://versta.example/media/w_1280,f_jpeg/pictures/ekran.png',
      datePublished: '2025-09-12T00:00:00.000Z',
      dateModified: '2025-09-15T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Илья Вершинин', url: 'https://versta.example/team/#ilya' },
      publisher: OWNER,
    })
  })

  test('without an author is the studio’s', () => {
    expect(blogPostingNode(site, post, null)['author']).toEqual(OWNER)
  })

  test('of an unknown day tells none', () => {
    const undated = { ...post, publishedAt: null, updatedAt: new Date(0) }
    expect(Object.keys(blogPostingNode(site, undated, null))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^date/)]),
    )
  })

  test('was not changed before it was published', () => {
    expect(blogPostingNode(site, { ...post, updatedAt: new Date(0) }, null)['dateModified']).toBe(
      '2025-09-12T00:00:00.000Z',
    )
  })
})

test('a case is made by the studio, with its picture and its trade', () => {
  const types = [{ code: 'shop', name: 'Магазин' }]
  const work = { code: 'zernoved', name: 'Зерновед', previewText: 'Сайт о хлебе', types, sphere: 'Хлеб' }
  const node = creativeWorkNode(site, { ...work, picture: '/pictures/a.png', updatedAt: new Date('2025-08-21') })
  expect(node).toMatchObject({
    '@type': 'CreativeWork',
    url: 'https://versta.example/projects/zernoved/',
    image: 'https://versta.example/media/w_1280,f_jpeg/pictures/a.png',
    keywords: ['Магазин'],
    about: 'Хлеб',
    creator: OWNER,
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
    duties: ['Писать статьи & письма'],
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
      description: '<p>Пишем о рекламе.</p><p>Что делать:</p><ul><li>Писать статьи &amp; письма</li></ul>',
      identifier: { name: 'Верста', value: 'redaktor' },
      jobLocation: { address: { addressLocality: 'Москва', streetAddress: 'Верстовой проезд, 12' } },
      baseSalary: { currency: 'RUB', value: { minValue: 120_000, unitText: 'MONTH' } },
    })
  })

  test('of an unknown day tells the one its page tells', () => {
    expect(jobPostingNode(site, { ...vacancy, updatedAt: new Date(0) })['datePosted']).toBe('2025-04-21')
  })

  test('of a studio that tells no city is in Russia at least', () => {
    const nowhere = { ...site, city: '', street: '' }
    const { jobLocation } = jobPostingNode(nowhere, { ...vacancy, city: null })
    expect(jobLocation).toMatchObject({ address: { addressCountry: 'RU', addressLocality: undefined } })
  })

  test('of an office is no remote one', () => {
    expect(jobPostingNode(site, vacancy)).not.toHaveProperty('jobLocationType')
  })

  test('far from any office is remote, from all of Russia', () => {
    const node = jobPostingNode(site, { ...vacancy, format: 'удалённо, 4 дня', city: null, salaryRange: null })
    expect(node).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'Россия' } })
    expect([node['jobLocation'], node['baseSalary']]).toEqual([undefined, undefined])
  })

  test.each([
    'Удалённая работа',
    'Удаленный формат',
    'Полностью удалённая',
    'Удалёнка',
    'Дистанционно',
    'Москва или удалённо',
    'не в офисе, удалённо',
  ])('whose format is «%s» is remote', (format) => {
    expect(jobPostingNode(site, { ...vacancy, format, city: null })).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  })

  test.each(['Офис', 'не удалённо', 'Офис, не\u00A0дистанционно', 'Только офис, без удалёнки', 'Удалённо не работаем'])(
    'whose format is «%s» is no remote one',
    (format) => {
      expect(jobPostingNode(site, { ...vacancy, format })).not.toHaveProperty('jobLocationType')
    },
  )
})

describe('a review', () => {
  const review = {
    name: 'Ольга',
    status: 'директор, «Полубак»',
    writtenAt: new Date('2025-05-20'),
    heading: 'Окупился',
    detailHtml: '<p>Быстро &amp; <b>ладно</b>.</p>',
  }

  test('is quoted about the studio, in words without tags and without a rating nobody gave', () => {
    expect(quotationNode(site, review)).toMatchObject({
      '@type': 'Quotation',
      about: OWNER,
      creator: { name: 'Ольга', jobTitle: 'директор, «Полубак»' },
      datePublished: '2025-05-20',
      text: 'Быстро & ладно.',
    })
  })

  test('may be its heading alone', () => {
    expect(quotationNode(site, { ...review, detailHtml: '', writtenAt: null })['text']).toBe('Окупился')
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
