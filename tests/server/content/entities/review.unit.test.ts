import { expect, test } from 'vitest'
import { normaliseReview } from '../../../../server/content/entities/review.ts'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'
import { REVIEW } from '../../../support/content/content.ts'

const html = createHtmlCleaner('https://versta.example')
const TAGS = [{ code: 'shop', name: 'Интернет-магазин' }]

test('a review holds who wrote it, when, and what', () => {
  expect(normaliseReview(REVIEW, TAGS, html)).toEqual({
    code: 'sinitskaya-olga',
    name: 'Ольга Синицкая',
    status: 'директор, «Полубак»',
    avatar: '/pictures/olga.png',
    types: TAGS,
    writtenAt: new Date('2025-05-20'),
    heading: 'Сайт окупился за\u00a0месяц',
    detailHtml: '<p>Работали быстро.</p>',
    project: 'polubak',
  })
})

test('a review stands without a face, a date or a text', () => {
  const review = normaliseReview({ CODE: 'a', NAME: 'Анна', AVATAR: false, DATE_CREATE: '' }, [], html)
  expect(review).toMatchObject({ avatar: null, writtenAt: null, types: [], detailHtml: '', project: null })
})

test('the markup of a review is cleaned', () => {
  const review = normaliseReview(
    { ...REVIEW, DETAIL_TEXT: { TEXT: '<p onclick="a()">Да</p><script></script>' } },
    [],
    html,
  )
  expect(review.detailHtml).toBe('<p>Да</p>')
})

test('a review without a name is refused', () => {
  expect(() => normaliseReview({ ...REVIEW, NAME: null }, [], html)).toThrow()
})
