import { expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const { arrive } = siteAndBrowser()

test('on a phone the road of a way is whole from post to post, and ends behind the last', async () => {
  const { page } = await arrive('/services/', { viewport: { width: 360, height: 900 } })
  const roads = await page.locator('main a ol').evaluateAll((ways) =>
    ways.map((way) => {
      const { top, height, backgroundImage } = getComputedStyle(way, '::before')
      const last = way.lastElementChild as HTMLElement
      const post = getComputedStyle(last, '::before')
      return {
        isDashed: backgroundImage !== 'none',
        beyond: parseFloat(top) + parseFloat(height) - last.offsetTop - parseFloat(post.top) - parseFloat(post.height),
      }
    }),
  )
  expect(roads).toHaveLength(3)
  expect(roads.filter(({ isDashed, beyond }) => isDashed || beyond > 0)).toEqual([])
})
