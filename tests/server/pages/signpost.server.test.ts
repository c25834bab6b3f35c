import { expect, test } from 'vitest'
import { plural } from '#shared/format/plural.ts'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()

test('boards of the signpost count services as Russian does', async () => {
  const html = await (await site().get('/services/')).text()
  const [signpost = ''] = /<nav[^>]* aria-label="Направления">.*?<\/nav>/s.exec(html) ?? []
  const counted = [...signpost.replaceAll(/<[^>]*>/g, '').matchAll(/(\d+)\s+(услуг[аи]?)/g)]
  expect(counted.map(([, count]) => Number(count))).toEqual(expect.arrayContaining([4]))
  for (const [, count, word] of counted) expect(word).toBe(plural(Number(count), ['услуга', 'услуги', 'услуг']))
})
