import { expect, test } from 'vitest'
import { normaliseProject } from '../../../server/content/entities/project.ts'
import { normaliseReview } from '../../../server/content/entities/review.ts'
import { normaliseTariff } from '../../../server/content/entities/tariff.ts'
import { tagsOf } from '../../../server/content/fields/tags.ts'
import { createHtmlCleaner } from '../../../server/content/html/cleaner.ts'
import { BITRIX_PROJECT, BITRIX_REVIEW, BITRIX_TARIFF } from '../../support/peers/bitrix/shapes.ts'

const TAGS = tagsOf([{ ID: '7', PROPERTY_ID: '31', VALUE: 'Интернет-магазин', XML_ID: 'shop', SORT: '500' }])
const CLEANER = createHtmlCleaner('https://versta.example')

test('a case as Bitrix has it is shown whole, but for the picture that is a mere number', () => {
  expect(normaliseProject(BITRIX_PROJECT, TAGS, CLEANER)).toEqual({
    code: 'zernoved',
    name: '«Зерновед»\u00a0— обжарка',
    previewText: 'Магазин обжарщика, "по вкусу"',
    previewPicture: '/upload/iblock/4f1/фото%201.jpg',
    detailPicture: null,
    detailHtml: '<h2>Задача</h2><p>Сорта.</p>',
    types: [{ code: 'shop', name: 'Интернет-магазин' }],
    sphere: 'Обжарка кофе',
    result: { value: 'в\u00a02,4\u00a0раза', text: '' },
    custom: { html: '<section class="hero">Кофе</section>', css: '' },
    term: null,
    site: 'zernoved.example',
    updatedAt: new Date('2025-09-12T10:30:00+03:00'),
  })
})

test('a tariff as Bitrix has it keeps its price, its marks and the service it belongs to', () => {
  expect(normaliseTariff(BITRIX_TARIFF)).toMatchObject({
    code: 'hod',
    service: 'kontekst',
    description: 'Поток заявок',
    price: { roubles: 55_000 },
    priceNextMonth: null,
    hoursPerMonth: 35,
    isHit: true,
    offer: { kind: 'options', marks: expect.arrayContaining([true, false, 'раз в\u00a0неделю']) },
  })
})

test('a testimonial as Bitrix has it keeps its day, its tags and its case', () => {
  expect(normaliseReview(BITRIX_REVIEW, TAGS, CLEANER)).toMatchObject({
    writtenAt: new Date('2025-05-20'),
    avatar: null,
    types: [{ code: 'shop', name: 'Интернет-магазин' }],
    project: 'zernoved',
  })
})
