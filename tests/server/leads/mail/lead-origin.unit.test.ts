import { expect, test } from 'vitest'
import { advertisementText, formName, goalText } from '../../../../server/leads/mail/lead-origin.ts'
import { acceptedLead } from '../../../support/leads/accepted-lead.ts'

const EMPTY = { name: '', tel: '', email: '', site: '', budget: '', message: '' }

test.each([
  ['Форма внизу страницы', { name: 'Анна', tel: '+7', email: 'a@b.example', message: 'Нужен сайт' }],
  ['Окно «Оставить заявку»', { name: 'Анна', tel: '+7', message: 'Нужен сайт' }],
  ['Окно «Оставить заявку»', { name: 'Анна', tel: '+7', place: 'popup' }],
  ['Форма на странице', { name: 'Анна', tel: '+7', place: 'page' }],
  ['Окно «Что не понравилось»', { message: 'Всё' }],
  ['Колесо фортуны', { type: 'fortuna', name: 'Анна', tel: '+7', message: 'Приз' }],
  ['Отклик на вакансию', { type: 'vacancy_response', name: 'Анна', tel: '+7', email: 'a@b.example' }],
] as const)('staff read which form a lead is from: %s', (form, fields) => {
  expect(formName(acceptedLead({ ...EMPTY, ...fields }))).toBe(form)
})

test.each([
  ['fortuna', 'Забрать приз колеса (fortuna)'],
  ['of-an-advertisement', 'of-an-advertisement'],
  ['', ''],
])('a goal is read by its name, if it has one: %j', (reachgoal, text) => {
  expect(goalText(acceptedLead({ reachgoal }))).toBe(text)
})

test.each([
  ['', ''],
  ['no address', 'no address'],
  ['https://versta.example/?from=%E0%A4%A', '/, from: \ufffd%A'],
])('an advertisement is read from whatever came as its address: %j', (landing, text) => {
  expect(advertisementText(acceptedLead({ landing }))).toBe(text)
})
