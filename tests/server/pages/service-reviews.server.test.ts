import { expect, test } from 'vitest'
import { siteUnderTest } from '../../support/site/site-under-test.ts'

const site = siteUnderTest()

test.each([
  ['/services/seo/', 'Впервые за двадцать лет'],
  ['/services/kontekstnaya-reklama/', 'Заявка подешевела'],
  ['/services/upravlenie-reputatsiey/', 'перестали путать'],
  ['/services/uskorenie-sayta/', 'Сайт пережил распродажу'],
])('%s quotes a client of that very service', async (path, words) => {
  const html = await (await site().get(path)).text()
  const [quoted = ''] = /<section[^>]* aria-label="Отзыв">.*?<\/section>/s.exec(html) ?? []
  expect(quoted.replaceAll('\u00a0', ' ')).toContain(words)
})
