import { describe, expect, test } from 'vitest'
import { GOOD_AREAS } from '../../support/content/content.ts'
import { startUpstream } from '../../support/peers/upstream.ts'
import { startSite } from '../../support/site/site.ts'

const PAGES = [
  '/',
  '/services/',
  '/projects/',
  '/blog/',
  '/reviews/',
  '/team/',
  '/vacancies/',
  '/certificates/',
  '/sitemap/',
  '/about/',
]

const AREAS = Object.keys(GOOD_AREAS).filter((path) => path.split('/').length === 3)

/** Every page, while these areas have nothing. */
async function pagesWithout(areas: readonly string[]): Promise<Record<string, string>> {
  const upstream = await startUpstream({
    ...GOOD_AREAS,
    ...Object.fromEntries(areas.map((area) => [area, { ITEMS: [], TAGS: [] }])),
  })
  const site = await startSite({ API_URL: upstream.url })
  try {
    const pages: Record<string, string> = {}
    for (const address of PAGES) {
      const response = await site.get(address)
      expect(response.status, address).toBe(200)
      pages[address] = await response.text()
    }
    expect((await site.get('/sitemap.xml')).status).toBe(200)
    return pages
  } finally {
    await site.stop()
    await upstream.stop()
  }
}

/** What visitors read, without the data the browser gets. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')

/** Numbers on the posts beside the sections. */
const mileposts = (html: string) =>
  [...html.matchAll(/<b>(\d+)<\/b><i><\/i><\/div>/g)].map(([, number]) => Number(number))

describe('no page counts what is not there', () => {
  test.each([...AREAS.map((area) => ({ name: area, areas: [area] })), { name: 'all areas', areas: AREAS }])(
    'while nothing is in $name',
    async ({ areas }) => {
      const pages = await pagesWithout(areas)
      for (const [address, html] of Object.entries(pages)) {
        const words = wordsOf(html)
        expect(words, address).not.toMatch(/ 0 (?:из|способов|услуг|проектов|направлений)|undefined|NaN/)
        const versts = mileposts(html)
        expect(versts, address).toEqual(versts.map((_, index) => index + 1))
      }
    },
  )
})

test('with nothing at all the pages say so, and have no way to what is not there', async () => {
  const pages = await pagesWithout(AREAS)
  expect(pages['/']).not.toContain('id="projects"')
  expect(wordsOf(pages['/'] ?? '')).not.toContain('Смотреть проекты')
  expect(pages['/']).not.toContain('<sup>0</sup>')
  expect(wordsOf(pages['/services/'] ?? '')).toContain('Указатель сейчас переписываем')
  expect(pages['/services/']).not.toMatch(/href="#(?:register|ways)"/)
  expect(wordsOf(pages['/reviews/'] ?? '')).toContain('Писем пока нет')
  expect(wordsOf(pages['/team/'] ?? '')).toContain('карточки скоро будут')
  for (const html of Object.values(pages)) expect(html).not.toContain('aria-label="Отбор по теме"')
  const [, main = ''] = /<main\b([\s\S]*)<\/main>/.exec(pages['/sitemap/'] ?? '') ?? []
  expect([...main.matchAll(/<h2\b/g)]).toHaveLength(2)
})

test('counts in words follow what is there', async () => {
  const [home, services] = await pagesWithout([]).then((pages) => [pages['/'], pages['/services/']])
  expect(mileposts(home ?? '')).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(wordsOf(home ?? '')).toContain('Одно направление и честное расстояние')
  expect(wordsOf(services ?? '')).toContain('Один способ доехать')
})
