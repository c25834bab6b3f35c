import { expect, test } from 'vitest'
import { robotsText } from '../../../server/seo/robots.ts'
import { demoConfig } from '../../support/site/demo-config.ts'

const linesOf = (env: Record<string, string>) =>
  robotsText(demoConfig({ SITE_URL: 'https://versta.example', ...env }).site).split('\n')

test('an open site names its sitemap by its public address', () => {
  expect(linesOf({})).toContain('Sitemap: https://versta.example/sitemap.xml')
})

test('an open site closes what is no page', () => {
  expect(linesOf({})).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /*?popup=']))
})

test('marks of advertisements are folded', () => {
  expect(linesOf({}).find((line) => line.startsWith('Clean-param:'))).toMatch(
    /^Clean-param: utm_source&utm_medium&.*gclid&yclid.* \/$/,
  )
})

test('a closed site closes everything', () => {
  expect(linesOf({ INDEXABLE: 'false' })).toEqual(['User-agent: *', 'Disallow: /', ''])
})
