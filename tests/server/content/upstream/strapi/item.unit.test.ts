import { describe, expect, test } from 'vitest'
import { byGroup, contractItem, serviceItem, tagsOf } from '../../../../../server/content/upstream/strapi/item.ts'

describe('an entry of Strapi', () => {
  test('has its attributes by the names of the contract, without Strapi’s own and what is not set', () => {
    const entry = {
      id: 1,
      documentId: 'x',
      createdAt: '2025-01-01T00:00:00Z',
      updatedAt: '2025-01-01T00:00:00Z',
      publishedAt: '2025-01-01T00:00:00Z',
      locale: 'ru',
      code: 'zernoved',
      preview_text: 'Кофе',
      main: false,
      sort: 0,
      lead: null,
    }
    expect(contractItem(entry)).toEqual({
      CODE: 'zernoved',
      PREVIEW_TEXT: 'Кофе',
      MAIN: false,
      SORT: 0,
      TIMESTAMP: 1_735_689_600,
    })
  })

  test.each([
    ['2025-08-21T12:00:00.900Z', '2025-09-01T00:00:00Z', 1_755_777_600],
    [null, '2025-09-01T00:00:00Z', 1_756_684_800],
    ['soon', '2025-09-01T00:00:00Z', 1_756_684_800],
    [undefined, undefined, undefined],
  ])('was changed at %s, else when it was saved, %s: %s', (timestamp, updatedAt, seconds) => {
    expect(contractItem({ timestamp, updatedAt })['TIMESTAMP']).toBe(seconds)
  })

  test('has files by their address, others by their code, components by their fields', () => {
    const component = { id: 7, name: 'Срок', value: '5 дней', note: null }
    expect(
      contractItem({
        picture: { id: 1, url: '/uploads/a.webp', code: 'a' },
        author: { id: 2, documentId: 'x', code: 'asya' },
        type: [{ id: 3, code: 'shop', name: 'Магазин' }],
        facts: [component],
      }),
    ).toMatchObject({
      PICTURE: '/uploads/a.webp',
      AUTHOR: 'asya',
      TYPE: ['shop'],
      FACTS: [{ NAME: 'Срок', VALUE: '5 дней' }],
    })
    expect(contractItem({ facts: [component] })['FACTS']).toEqual([{ NAME: 'Срок', VALUE: '5 дней' }])
  })

  test('has rich text as HTML, and only that', () => {
    const item = contractItem({ detail_text: '**Задача**', preview_text: '**Задача**' })
    expect(item['DETAIL_TEXT']).toContain('<strong>Задача</strong>')
    expect(item['PREVIEW_TEXT']).toBe('**Задача**')
  })

  test.each(['former_codes', 'duties', 'expectations', 'offers', 'works'])(
    'has a list of what is kept line by line: %s',
    (name) => {
      expect(contractItem({ [name]: 'одно\n\n  \nдругое\n' })[name.toUpperCase()]).toEqual(['одно', 'другое'])
    },
  )

  test('has the name of its group, and the position of a reviewer as the status of the contract', () => {
    expect(contractItem({ group: { code: 'ads', name: 'Реклама' }, position: 'директор' })).toEqual({
      GROUP: 'Реклама',
      STATUS: 'директор',
      TIMESTAMP: undefined,
    })
    expect(contractItem({ group: null, position: '' })).toEqual({ TIMESTAMP: undefined })
  })

  test('that is a tariff belongs to its service, or to a product by its name', () => {
    expect(contractItem({ service: { code: 'seo' }, product: 'Поиск' })['SERVICE']).toBe('seo')
    expect(contractItem({ service: null, product: 'Поиск' })['SERVICE']).toBe('Поиск')
    expect(contractItem({ service: null, product: '' })).not.toHaveProperty('SERVICE')
  })

  test('that is a tariff says of each option whether it has it, or how', () => {
    const options = [
      { included: true, text: null },
      { included: false },
      { included: true, text: 'раз в неделю' },
      null,
    ]
    expect(contractItem({ works_options: options })['WORKS_OPTIONS']).toEqual([true, false, 'раз в неделю', false])
    expect(contractItem({ works_options: null })).not.toHaveProperty('WORKS_OPTIONS')
  })
})

describe('tags', () => {
  const SHOP = { code: 'shop', name: 'Магазин', sort: 20 }
  const ADS = { code: 'ads', name: 'Реклама', sort: 10 }
  const NEW = { code: 'new', name: 'Новое' }

  test('are those of all entries, once, as editors have put them in order', () => {
    const tags = tagsOf([{ type: [SHOP] }, { type: [ADS, SHOP] }, { type: [NEW, null] }, { type: null }], 'type')
    expect(Object.entries(tags)).toEqual([
      ['new', 'Новое'],
      ['ads', 'Реклама'],
      ['shop', 'Магазин'],
    ])
  })

  test('are none where an area has none', () => {
    expect(tagsOf([{ type: [SHOP] }], null)).toEqual({})
  })
})

test('services lie in their groups, in the order of the groups, those without one at the end', () => {
  const groups = { sites: { name: 'Сайты', sort: 20 }, ads: { name: 'Реклама', sort: 10 } }
  const services = [
    { code: 'lost', group: null },
    { code: 'shop', group: groups.sites },
    { code: 'seo', group: groups.ads },
    { code: 'card', group: groups.sites },
  ]
  const codes = Object.entries(byGroup(services)).map(([name, own]) => [name, own.map(({ CODE }) => CODE)])
  expect(codes).toEqual([
    ['Реклама', ['seo']],
    ['Сайты', ['shop', 'card']],
    ['Другие услуги', ['lost']],
  ])
  expect(Object.keys(byGroup(services.slice(1)))).toEqual(['Реклама', 'Сайты'])
  expect(serviceItem({ code: 'lost' })['GROUP']).toBe('Другие услуги')
  expect(serviceItem({ code: 'seo', group: groups.ads })['GROUP']).toBe('Реклама')
})
