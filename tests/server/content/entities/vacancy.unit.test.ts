import { expect, test } from 'vitest'
import { normaliseVacancy, normaliseVacancyCard } from '../../../../server/content/entities/vacancy.ts'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'
import { VACANCY } from '../../../support/content/content.ts'

const html = createHtmlCleaner('https://versta.example')

test('a card holds what a list shows', () => {
  expect(normaliseVacancyCard(VACANCY)).toEqual({
    code: 'redaktor',
    name: 'Редактор',
    previewText: 'Статьи и\u00a0письма',
    format: 'удалённо',
    salary: 'от\u00a0120\u00a0тыс.\u00a0₽',
    start: 'с\u00a06 октября',
    mentor: 'nina-lenskaya',
    updatedAt: new Date('2025-08-21'),
  })
})

test('a page adds its lists and the salary in numbers', () => {
  expect(normaliseVacancy(VACANCY, html)).toMatchObject({
    city: 'Москва',
    salaryRange: { from: 120_000, to: 160_000 },
    duties: ['Писать статьи'],
    expectations: ['Грамотность'],
    offers: ['Отпуск'],
    steps: [{ name: 'Неделя первая', text: 'Знакомство.' }],
  })
})

test('each step is typeset', () => {
  const item = { ...VACANCY, STEPS: [{ NAME: 'я и ты', TEXT: 'мы и вы' }] }
  expect(normaliseVacancy(item, html).steps).toEqual([{ name: 'я\u00a0и\u00a0ты', text: 'мы\u00a0и\u00a0вы' }])
})

test('lists may be wrapped, numbers may be texts', () => {
  const item = { ...VACANCY, DUTIES: { value: ['Писать'] }, SALARY_FROM: '120 000', SALARY_TO: '' }
  expect(normaliseVacancy(item, html)).toMatchObject({
    duties: ['Писать'],
    salaryRange: { from: 120_000, to: null },
  })
})

test('a vacancy stands with a code and a name alone', () => {
  expect(normaliseVacancy({ CODE: 'a', NAME: 'А' }, html)).toMatchObject({
    city: null,
    salaryRange: null,
    mentor: null,
    duties: [],
    steps: [],
  })
})

test.each([
  ['duties that are no text', { DUTIES: [{ duty: 'x' }] }],
  ['a salary in words', { SALARY_FROM: 'договорная' }],
])('a vacancy with %s is refused', (_what, change) => {
  expect(() => normaliseVacancy({ ...VACANCY, ...change }, html)).toThrow()
})
