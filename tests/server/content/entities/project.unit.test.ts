import { describe, expect, test } from 'vitest'
import { normaliseProject, normaliseProjectCard } from '../../../../server/content/entities/project.ts'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'
import { PROJECT } from '../../../support/content/content.ts'

const html = createHtmlCleaner('https://versta.example')
const TAGS = [{ code: 'shop', name: 'Интернет-магазин' }]

test('a card holds what a list shows', () => {
  expect(normaliseProjectCard(PROJECT, TAGS)).toEqual({
    code: 'zernoved',
    name: 'Зерновед',
    previewText: 'Магазин обжарщика, в\u00a0котором сорт выбирают по\u00a0вкусу',
    previewPicture: '/pictures/zernoved.png',
    types: TAGS,
    sphere: 'Обжарка и\u00a0продажа кофе',
    result: { value: 'в\u00a02,4\u00a0раза', text: 'больше повторных заказов' },
    updatedAt: new Date('2025-08-21'),
  })
})

test('a case adds its pictures, text, term and address', () => {
  expect(normaliseProject(PROJECT, TAGS, html)).toMatchObject({
    detailPicture: '/pictures/zernoved-detail.png',
    detailHtml: '<h2>Задача</h2><p>Сорта с\u00a0названиями.</p>',
    custom: null,
    term: '9\u00a0недель, 2025',
    site: 'zernoved.example',
  })
})

test('a case stands with a code and a name alone', () => {
  expect(normaliseProject({ CODE: 'a', NAME: 'А' }, [], html)).toEqual({
    code: 'a',
    name: 'А',
    previewText: '',
    previewPicture: null,
    types: [],
    sphere: '',
    result: null,
    updatedAt: new Date(0),
    detailPicture: null,
    detailHtml: '',
    custom: null,
    term: null,
    site: null,
  })
})

describe('a design of its own', () => {
  test('is cleaned, markup and styles', () => {
    const design = {
      CUSTOM_HTML: { TEXT: '<section class="x" onclick="a()">Гудрон</section>' },
      CUSTOM_CSS: { TEXT: '@import "x"; p { color: red }' },
    }
    expect(normaliseProject({ ...PROJECT, ...design }, [], html).custom).toEqual({
      html: '<section class="x">Гудрон</section>',
      css: 'p { color: red }',
    })
  })

  test('may come without styles', () => {
    expect(normaliseProject({ ...PROJECT, CUSTOM_HTML: { TEXT: '<p>Гудрон</p>' } }, [], html).custom).toEqual({
      html: '<p>Гудрон</p>',
      css: '',
    })
  })

  test.each([{ TEXT: '' }, { TEXT: ' \n' }, { TEXT: null }, null, false, ''])('is none in %j', (CUSTOM_HTML) => {
    expect(normaliseProject({ ...PROJECT, CUSTOM_HTML }, [], html).custom).toBeNull()
  })
})

describe('types may come', () => {
  test.each([
    ['as a code', 'shop'],
    ['as a name', 'Интернет-магазин'],
    ['as a list of records', [{ CODE: 'shop', NAME: 'Интернет-магазин' }]],
    ['as a map', { shop: 'Интернет-магазин' }],
  ])('%s', (_how, TYPE) => {
    expect(normaliseProjectCard({ ...PROJECT, TYPE }, TAGS).types).toEqual(TAGS)
  })
})

test('the time of change may come as text', () => {
  expect(normaliseProjectCard({ ...PROJECT, TIMESTAMP: '1755734400' }, []).updatedAt).toEqual(new Date('2025-08-21'))
})

test.each([
  ['without a code', { ...PROJECT, CODE: undefined }],
  ['with a path for a code', { ...PROJECT, CODE: '../admin' }],
  ['without a name', { ...PROJECT, NAME: ' ' }],
  ['with an object for a text', { ...PROJECT, PREVIEW_TEXT: { ru: 'а' } }],
  ['with a time that is none', { ...PROJECT, TIMESTAMP: 'вчера' }],
  ['that is a text', 'zernoved'],
  ['that is null', null],
])('an item %s is refused', (_what, item) => {
  expect(() => normaliseProjectCard(item, [])).toThrow()
})
