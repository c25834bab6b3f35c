import { describe, expect, test, vi } from 'vitest'
import {
  normaliseService,
  normaliseServiceCard,
  normaliseServiceGroups,
} from '../../../../server/content/entities/service.ts'
import { validItems } from '../../../../server/content/fields/valid-items.ts'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'
import { SERVICE } from '../../../support/content/content.ts'

const html = createHtmlCleaner('https://versta.example')
const groupsOf = (items: unknown) =>
  normaliseServiceGroups(items, validItems('services', { warn: vi.fn() }), normaliseServiceCard)

describe('the map of groups', () => {
  test('becomes pairs of a name and its services, in the order of the map', async () => {
    const groups = await groupsOf({ 'Поиск и реклама': [SERVICE], Соцсети: [{ ...SERVICE, CODE: 'smm-vedenie' }] })
    expect(groups.map(({ name, items }) => [name, items.map(({ code }) => code)])).toEqual([
      ['Поиск и\u00a0реклама', ['seo']],
      ['Соцсети', ['smm-vedenie']],
    ])
  })

  test('may hold its services as maps', async () => {
    expect((await groupsOf({ Поиск: { '3': SERVICE } }))[0]?.items).toHaveLength(1)
  })

  test('drops a bad service and keeps the others', async () => {
    expect((await groupsOf({ Поиск: [{ NAME: 'без кода' }, SERVICE] }))[0]?.items.map(({ code }) => code)).toEqual([
      'seo',
    ])
  })

  test.each([[[]], [{}], [null]])('is empty in %j', async (items) => {
    expect(await groupsOf(items)).toEqual([])
  })
})

test.each([[null], [5], [['tabler:search']], ['search'], [' tabler:search'], ['"><script>']])(
  'a card is shown without its icon when that is %j',
  async (ICON) => {
    expect((await groupsOf({ Поиск: [{ ...SERVICE, ICON }] }))[0]?.items).toMatchObject([{ code: 'seo', icon: null }])
  },
)

test('a card holds what a list shows', async () => {
  expect((await groupsOf({ Поиск: [SERVICE] }))[0]?.items).toEqual([
    {
      code: 'seo',
      name: 'Продвижение',
      description: 'Растим поток из\u00a0поиска',
      icon: 'tabler:search',
      price: { from: 45_000, isMonthly: true },
      term: '3\u00a0месяца',
      isMain: true,
      updatedAt: new Date('2025-08-21'),
    },
  ])
})

test('a page adds its texts', () => {
  expect(normaliseService(SERVICE, html)).toMatchObject({
    groupName: 'SEO-продвижение',
    title: 'Продвижение сайтов',
    lead: 'Поток из\u00a0поиска растёт.',
    facts: [{ name: 'Срок', value: '3\u00a0месяца' }],
    includes: [{ name: 'Аудит', text: 'Ищем, что мешает.' }],
    steps: [{ name: 'Семантика', term: 'неделя', text: 'Собираем запросы.' }],
    questions: [{ question: 'Когда рост?', answer: 'Через три месяца.', author: 'ilya-vershinin' }],
    projectTypes: ['seo'],
    detailHtml: '<p>Подробности.</p>',
  })
})

test('a price is monthly where its unit is', () => {
  for (const [PRICE_UNIT, isMonthly] of [
    ['мес', true],
    ['проект', false],
    ['', false],
  ] as const)
    expect(normaliseService({ ...SERVICE, PRICE_UNIT }, html).price).toEqual({ from: 45_000, isMonthly })
})

test('each text of a page is typeset', () => {
  const [said, typeset] = ['я и ты', 'я\u00a0и\u00a0ты']
  const page = {
    FACTS: [{ NAME: said, VALUE: said }],
    INCLUDES: [{ NAME: said, TEXT: said }],
    STEPS: [{ NAME: said, TERM: said, TEXT: said }],
    FAQ: [{ QUESTION: said, ANSWER: said }],
  }
  expect(normaliseService({ ...SERVICE, ...page }, html)).toMatchObject({
    facts: [{ name: typeset, value: typeset }],
    includes: [{ name: typeset, text: typeset }],
    steps: [{ name: typeset, term: typeset, text: typeset }],
    questions: [{ question: typeset, answer: typeset, author: null }],
  })
})

test('a service stands with a code and a name alone', () => {
  expect(normaliseService({ CODE: 'a', NAME: 'Услуга' }, html)).toMatchObject({
    title: 'Услуга',
    icon: null,
    price: null,
    term: null,
    isMain: false,
    facts: [],
    includes: [],
    steps: [],
    questions: [],
  })
})

test.each([
  ['a price in words', { PRICE_FROM: 'дорого' }],
  ['facts that are texts', { FACTS: ['срок'] }],
  ['no name', { NAME: '' }],
])('a service with %s is refused', (_what, change) => {
  expect(() => normaliseService({ ...SERVICE, ...change }, html)).toThrow()
})
