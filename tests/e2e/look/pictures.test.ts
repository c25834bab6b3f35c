import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { siteAndBrowser } from '../../support/browser/site-and-browser.ts'

const WINDOW = { width: 1280, height: 900 }

const { openIdle } = siteAndBrowser()

describe('pictures of a page', () => {
  test.each(['/', '/projects/', '/team/', '/certificates/', '/blog/', '/services/smm-vedenie/'])(
    '%s: all have their size from the start, only those of the first screen hurry',
    async (path) => {
      const page = await open(path)
      const pictures = await page.locator('img').evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => ({
          hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
          loading: image.loading,
          priority: image.fetchPriority,
          isBelow: image.getBoundingClientRect().top > innerHeight,
        })),
      )
      expect(pictures.length).toBeGreaterThan(0)
      expect(pictures.filter(({ hasSize }) => !hasSize)).toEqual([])
      expect(pictures.filter(({ isBelow, loading }) => isBelow && loading !== 'lazy')).toEqual([])
      expect(pictures.filter(({ priority }) => priority === 'high').length).toBeLessThanOrEqual(1)
    },
  )

  test.each(['/', '/projects/', '/projects/zernoved/', '/team/', '/certificates/', '/blog/', '/verstashop/'])(
    '%s: each is told no more than twice as wide as it stands, on a phone and on a desktop',
    async (path) => {
      const page = await open(path)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const told = await page.locator('main img:not([sizes^="auto"])').evaluateAll(widthsTold)
        expect(told.filter(({ ratio }) => ratio < 0.6 || ratio > 2.1)).toEqual([])
      }
    },
  )

  test('that are cropped come in the very shape of their attributes', async () => {
    const page = await open('/certificates/')
    const first = page.locator('main img').first()
    const [shape, natural] = await first.evaluate(async (element) => {
      const image = element as HTMLImageElement
      await image.decode()
      return [
        Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        image.naturalWidth / image.naturalHeight,
      ]
    })
    expect(natural).toBeCloseTo(shape ?? 0, 2)
  })

  test('in the words about an employee keep their own shape', async () => {
    const page = await open('/team/')
    const shapes = await page.locator('main details > div').evaluateAll((abouts) =>
      abouts.slice(0, 4).map((about) => {
        about.closest('details')!.open = true
        const picture = Object.assign(new Image(60, 180), { src: 'data:,' })
        about.replaceChildren(picture)
        const { width, height } = picture.getBoundingClientRect()
        return height / width
      }),
    )
    expect(shapes).toEqual([3, 3, 3, 3])
  })

  test('that span the window are no larger than a phone needs', async () => {
    const page = await open('/projects/zernoved/', { width: 390, height: 844 })
    expect(
      await page
        .locator('header img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).currentSrc),
    ).toContain('/media/w_480,')
  })
})

/** Where the mouth of a drawn employee ends, as a part of the height of the picture. */
const MOUTH = 0.52

test.each([640, 768, 1023])('who answers shows eyes and mouth above the name, %i wide', async (width) => {
  const page = await open('/services/razrabotka-sayta/', { width, height: 900 })
  const shown = await page.locator('main [aria-hidden=true] > div:has(> img):has(> p)').evaluateAll((faces) =>
    faces.map((face) => {
      const [image, name] = [face.querySelector('img')!, face.querySelector('p')!]
      const shape = Number(image.getAttribute('height')) / Number(image.getAttribute('width'))
      const height = image.width * shape
      const above = (parseFloat(getComputedStyle(image).objectPosition.split(' ')[1]!) / 100) * (height - image.height)
      return (above + name.offsetTop) / height
    }),
  )
  expect(shown.length).toBeGreaterThan(3)
  expect(Math.min(...shown)).toBeGreaterThan(MOUTH)
})

test('a picture that cannot be had leaves its place, a colour and its words', async () => {
  const page = await open('/certificates/', WINDOW, (one) =>
    one.route('**/media/**', (route) => route.fulfill({ status: 503 })),
  )
  const picture = await page
    .locator('main img')
    .first()
    .evaluate((image) => {
      const cover = getComputedStyle(image, '::after')
      return { height: image.getBoundingClientRect().height, words: cover.content, ground: cover.backgroundColor }
    })
  expect(picture.height).toBeGreaterThan(100)
  expect(picture.words).toMatch(/^"Сертификат «/)
  expect(picture.ground).not.toBe('rgba(0, 0, 0, 0)')
})

/** The width by which the browser chooses a file beside the width that covers the picture's box. */
function widthsTold(images: Element[]) {
  return (images as HTMLImageElement[])
    .filter((image) => image.clientWidth > 0)
    .map((image) => {
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const needed = Math.max(image.clientWidth, image.clientHeight * shape)
      const size = image.sizes
        .split(/,(?![^(]*\))/)
        .map((part) => /^\s*(\([^)]*\))?\s*(.*)$/.exec(part)?.slice(1) ?? [])
        .find(([media]) => !media || matchMedia(media).matches)?.[1]
      const ruler = document.body.appendChild(document.createElement('div'))
      ruler.style.cssText = `position: absolute; width: ${size || `${image.getAttribute('width')}px`}`
      const ratio = ruler.offsetWidth / needed
      ruler.remove()
      return { src: image.getAttribute('src'), sizes: image.sizes, needed, ratio }
    })
}

async function open(path: string, viewport = WINDOW, prepare?: (page: Page) => Promise<unknown>) {
  const page = await openIdle({ viewport })
  await prepare?.(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}
