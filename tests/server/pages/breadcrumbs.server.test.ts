import { expect, test } from 'vitest'
import { ROUTES } from '../../support/site/routes.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()

test('the breadcrumbs of all pages call a page by one name', async () => {
  const namesOf = new Map<string, Set<string>>()
  for (const [path] of ROUTES) {
    const html = await (await site().get(path)).text()
    const [crumbs = ''] = /<nav aria-label="Путь к странице">.*?<\/nav>/s.exec(html) ?? []
    for (const [, address = '', name = ''] of crumbs.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g))
      namesOf.set(address, (namesOf.get(address) ?? new Set()).add(name))
  }

  expect(namesOf.size).toBeGreaterThan(3)
  for (const [address, names] of namesOf) expect([...names], address).toHaveLength(1)
})
