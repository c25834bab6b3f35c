import type { Page } from 'playwright'

/** Kilobytes of each picture in sight, as a phone of triple density gets it that takes WebP at most. */
export async function firstPictures(page: Page) {
  const addresses = await page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('div'))
    const widthOf = ({ sizes, clientWidth }: HTMLImageElement) => {
      const parts = sizes.split(/,(?![^(]*\))/).map((part) => /^\s*(\([^)]*\))?\s*(.*)$/.exec(part)?.slice(1) ?? [])
      const [, size = ''] = parts.find(([media]) => !media || matchMedia(media).matches) ?? []
      ruler.style.cssText = `position: absolute; width: ${size}`
      return /^(?:auto)?$/.test(size) ? clientWidth : ruler.offsetWidth
    }
    const sharpest = (image: HTMLImageElement) => {
      const width = widthOf(image)
      const files = image.srcset.split(', ').map((file) => {
        const [address = '', told = '1x'] = file.split(' ')
        return { address, density: told.endsWith('w') ? Number.parseInt(told) / width : Number.parseFloat(told) }
      })
      return (files.find(({ density }) => density >= 3) ?? files.at(-1))?.address || image.src
    }
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && image.checkVisibility()
    }
    const found = [...document.images].filter(isInSight).map(sharpest)
    ruler.remove()
    return [...new Set(found)]
  })
  return Promise.all(
    addresses.map(async (address) => {
      const response = await page.request.get(address, { headers: { accept: 'image/webp' } })
      return { address, kilobytes: (await response.body()).length / 1000 }
    }),
  )
}
