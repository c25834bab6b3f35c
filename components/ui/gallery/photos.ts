/** A picture of the page that opens large. */
export interface Photo {
  src: string
  width: number
  height: number
  alt: string
  caption: string
  /** Names the picture in the address. */
  hash: string
  /** What shows it small on the page. */
  element: HTMLAnchorElement
}

/** The link to a large picture; its value names the picture in the address. */
export const PHOTO_LINK = 'a[data-gallery]'

/** All pictures of the article, or else of the page, a link stands in. */
export function photosAround(link: Element): Photo[] {
  const place = link.closest('article') ?? link.closest('main') ?? document.body
  return [...place.querySelectorAll<HTMLAnchorElement>(PHOTO_LINK)].map(photoOf)
}

function photoOf(element: HTMLAnchorElement): Photo {
  const small = element.querySelector('img')
  return {
    src: element.href,
    // The shape alone matters until the large one has come.
    ...scaled(small?.width || 4, small?.height || 3),
    alt: small?.alt ?? '',
    caption: element.dataset['caption'] ?? '',
    hash: element.dataset['gallery'] ?? '',
    element,
  }
}

const LARGE_PX = 1920

const scaled = (width: number, height: number) => ({ width: LARGE_PX, height: Math.round((LARGE_PX * height) / width) })
