import { brotliCompressSync } from 'node:zlib'
import type { Response } from 'playwright'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../support/routes.ts'
import { siteAndBrowser } from '../support/site-and-browser.ts'

const STYLE_LIMIT_KB = 30
const STYLE_AND_FONT_LIMIT_KB = 190

const { openWindow, site } = siteAndBrowser()

describe.each(ROUTES.map(([path]) => path))('%s', (path) => {
  test.each([390, 1440])(
    'comes light at %i px: its largest thing is text or the one picture in a hurry',
    async (width) => {
      const page = await openWindow({ viewport: { width, height: 800 } })
      const responses: Response[] = []
      page.on('response', (response) => responses.push(response))
      await page.goto(path, { waitUntil: 'networkidle' })
      const html = await (await site().get(path)).text()
      const own = responses.filter((response) => html.includes(new URL(response.url()).pathname))

      const styles = await kilobytesOf(own, '.css', (body) => brotliCompressSync(body).length)
      const fonts = await kilobytesOf(responses, '.woff2', (body) => body.length)
      expect(styles).toBeLessThan(STYLE_LIMIT_KB)
      expect(styles + fonts).toBeLessThan(STYLE_AND_FONT_LIMIT_KB)

      const largest = await page.evaluate(
        () =>
          new Promise<{ markup: string; isImage: boolean; priority: string }>((resolve) => {
            new PerformanceObserver((list) => {
              const { element } = list.getEntries().at(-1) as unknown as { element: Element }
              const isImage = element instanceof HTMLImageElement
              resolve({
                markup: element.outerHTML.slice(0, 160),
                isImage,
                priority: isImage ? element.fetchPriority : '',
              })
            }).observe({ type: 'largest-contentful-paint', buffered: true })
          }),
      )
      expect(largest.isImage && largest.priority !== 'high' ? largest.markup : null).toBeNull()
    },
  )
})

async function kilobytesOf(responses: readonly Response[], ending: string, size: (body: Buffer) => number) {
  const files = responses.filter((response) => new URL(response.url()).pathname.endsWith(ending))
  const bodies = await Promise.all(files.map((file) => file.body()))
  return bodies.reduce((sum, body) => sum + size(body), 0) / 1000
}
