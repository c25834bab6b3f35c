import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()

test.each([
  ['some items', '/reviews/?page=2', /^Показано 9–16 из \d\d$/],
  ['one item alone', '/reviews/?type=sites&page=2', /^Показан № 9 из 9$/],
])('the foot of a page of a list with %s says which they are', async (_what, address, words) => {
  const html = await (await site().get(address)).text()
  const [, foot = ''] = /(Показан.*?)<\/p>/.exec(html) ?? []

  expect(foot.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')).toMatch(words)
})
