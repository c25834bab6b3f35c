import { expect, test } from 'vitest'
import { PRODUCT_PAGE, productAddress } from '#shared/addresses.ts'
import { itemDate, newest, pageDate, staticPages } from '#shared/page-dates.ts'
import { ROUTES } from '../support/site/routes.ts'

const HOME = { projects: [], services: [], posts: [], reviews: [] }

const on = (day: string) => ({ updatedAt: new Date(day) })

test('a page without newer content is as old as its words', () => {
  expect(pageDate('/', HOME)).toEqual(new Date('2025-04-20'))
  expect(pageDate('/about/', { certificates: [] })).toEqual(new Date('2025-04-21'))
  expect(pageDate('/projects/', { projects: [on('2024-01-01')] })).toEqual(new Date('2025-04-21'))
})

test('a page is as new as the newest content it shows', () => {
  const projects = [on('2025-05-01'), on('2025-08-01')]
  expect(pageDate('/projects/', { projects })).toEqual(new Date('2025-08-01'))
  expect(pageDate('/', { ...HOME, projects, services: [on('2025-09-01')] })).toEqual(new Date('2025-09-01'))
})

test('reviews and certificates tell their own day, or none', () => {
  const reviews = [{ writtenAt: null }, { writtenAt: new Date('2025-10-08') }]
  expect(pageDate('/reviews/', { reviews })).toEqual(new Date('2025-10-08'))
  expect(pageDate('/', { ...HOME, reviews })).toEqual(new Date('2025-10-08'))
  expect(pageDate('/certificates/', { certificates: [{ issuedAt: null }] })).toEqual(new Date('2025-04-21'))
  expect(pageDate('/about/', { certificates: [{ issuedAt: new Date('2026-02-03') }] })).toEqual(new Date('2026-02-03'))
})

test('content that is given but not shown does not count', () => {
  const given = { projects: [on('2025-05-01')], posts: [on('2026-01-01')] }
  expect(pageDate('/projects/', given)).toEqual(new Date('2025-05-01'))
})

test('an item tells its own date, however old, and the day of the site without one', () => {
  expect(itemDate(on('2025-02-19'))).toEqual(new Date('2025-02-19'))
  expect(itemDate({ updatedAt: new Date(0) })).toEqual(new Date('2025-04-21'))
})

test('the newest of dates is the latest', () => {
  expect(newest([new Date('2025-05-01'), new Date('2025-08-01'), new Date('2025-06-01')])).toEqual(
    new Date('2025-08-01'),
  )
})

test('the tests of all pages know every page that has no code', () => {
  const tested = new Set<string>(ROUTES.map(([path]) => (path === productAddress('verstashop') ? PRODUCT_PAGE : path)))
  expect(staticPages().filter((address) => !tested.has(address))).toEqual([])
})
