import { expect, test } from 'vitest'
import { normaliseEmployee } from '../../../../server/content/entities/employee.ts'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'
import { EMPLOYEE } from '../../../support/content/content.ts'

const html = createHtmlCleaner('https://versta.example')
const TAGS = [{ code: 'head', name: 'Руководство' }]

test('an employee holds a name, a post and a word on the work', () => {
  expect(normaliseEmployee(EMPLOYEE, TAGS, html)).toEqual({
    code: 'ilya-vershinin',
    name: 'Илья Вершинин',
    role: 'директор',
    picture: '/pictures/ilya.png',
    directions: TAGS,
    motto: 'Отвечаю за\u00a0всё',
    aboutHtml: '<p>На\u00a0работе с\u00a0семи.</p>',
    sinceYear: 2011,
  })
})

test('an employee stands with a code and a name alone', () => {
  expect(normaliseEmployee({ CODE: 'a', NAME: 'Анна' }, [], html)).toMatchObject({
    role: '',
    picture: null,
    directions: [],
    sinceYear: null,
  })
})

test('the year may come as text', () => {
  expect(normaliseEmployee({ ...EMPLOYEE, SINCE: '2011' }, [], html).sinceYear).toBe(2011)
})

test('a portrait that is no address of a picture is none', () => {
  expect(normaliseEmployee({ ...EMPLOYEE, PICTURE: '//evil.example/a.png' }, [], html).picture).toBeNull()
})
