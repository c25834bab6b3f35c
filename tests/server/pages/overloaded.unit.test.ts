import { expect, test } from 'vitest'
import { isOfPage, overloadedAnswer } from '../../../server/pages/overloaded.ts'
import { headersOf } from '../../support/header-lines.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

const overloaded = overloadedAnswer(demoConfig({}).site)
const CACHING = { 'cache-control': 'no-store', 'retry-after': '10' }

test('a page there is no time for is one that asks again by itself', () => {
  const { kind, status, headers, caching, body } = overloaded('/about/?page=2')
  expect([kind, status, headersOf(caching)]).toEqual(['document', 503, CACHING])
  expect(headersOf(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining('default-src'),
  })
  expect(body).toContain('Слишком много посетителей сразу')
  expect(body).toContain('Сайт перегружен')
  expect(body).toMatch(/http-equiv="?refresh"? content="10"/)
  expect(body).toContain('href=""')
  expect(body).toContain('Обновить сейчас')
  expect(body).toContain('через несколько секунд браузер обновит её сам')
})

test('the data of a page are what makes the client show its error page', () => {
  const { kind, status, headers, caching, body } = overloaded('/about/index.pageContext.json')
  expect([kind, status, headersOf(caching)]).toEqual(['data', 503, CACHING])
  expect(headersOf(headers)).toEqual({ 'content-type': 'application/json' })
  expect(body).toBe('{"_abortCall":"throw render(503)","abortStatusCode":503,"abortReason":"Overloaded"}')
})

test('a picture is refused without a word', () => {
  const { kind, status, headers, caching, body } = overloaded('/media/w_160/a.png')
  expect([kind, status, headersOf(caching), body]).toEqual(['data', 503, CACHING, ''])
  expect(headersOf(headers)).toEqual({ 'content-type': 'text/plain; charset=utf-8' })
})

test.each([
  ['/', true],
  ['/about/?page=2', true],
  ['/about/index.pageContext.json?page=2', true],
  ['/api/mail/', false],
  ['/apiary/', true],
  ['/robots.txt', false],
  ['/robots.txt?from=/', false],
])('%s can be nothing but a page: %s', (url, expected) => {
  expect(isOfPage(url)).toBe(expected)
})
