import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'
import { GOOD_AREAS, PROJECT, TAGS } from '../../support/content/content.ts'
import { startUpstream, type TestUpstream } from '../../support/peers/upstream.ts'

const PROJECTS = Array.from({ length: 40 }, (_, index) => ({ ...PROJECT, CODE: `case-${index}` }))

let upstream: TestUpstream

beforeAll(async () => {
  upstream = await startUpstream({ ...GOOD_AREAS, '/projects/': { ITEMS: PROJECTS, TAGS } })
})
afterAll(() => upstream.stop())

const { openIdle } = siteAndBrowser(() => ({ API_URL: upstream.url }))

test('forty cases are stripes from edge to edge at every width, none narrower than a finger can choose', async () => {
  const page = await openIdle()
  await page.goto('/projects/')
  const stripes = page.getByRole('navigation', { name: 'Проекты полосами' }).getByRole('listitem')
  for (const width of [390, 639, 640, 768, 1023]) {
    await page.setViewportSize({ width, height: 900 })
    const widths = await stripes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    const shown = widths.filter((each) => each > 0)
    expect(Math.min(...shown), `at ${width} px`).toBeGreaterThanOrEqual(24)
    expect(
      shown.reduce((sum, each) => sum + each, 0),
      `at ${width} px`,
    ).toBeCloseTo(width, 0)
  }
})
