import { LARGE_PX } from '#shared/media.ts'

/** A picture of the page that opens large. */
export interface Photo {
  src: string
  width: number
  height: number
  alt: string
  caption: string
  /** Names the picture in the address. */
  hash: string
  /** The link with the thumbnail. */
  element: HTMLAnchorElement
}

/** The link to a large picture; its value names the picture in the address. */
export const PHOTO_LINK = 'a[data-gallery]'

/** All pictures of the link's article, or else of the page. */
export function photosAround(link: Element): Photo[] {
  const scope = link.closest('article') ?? link.closest('main') ?? document.body
  return [...scope.querySelectorAll<HTMLAnchorElement>(PHOTO_LINK)].map(photoOf)
}

function photoOf(element: HTMLAnchorElement): Photo {
  const small = element.querySelector('img')
  return {
    src: element.href,
    // Only the aspect ratio matters until the large one loads.
    ...scaled(small?.width || 4, small?.height || 3),
    alt: small?.alt ?? '',
    caption: element.dataset['caption'] ?? '',
    hash: element.dataset['gallery'] ?? '',
    element,
  }
}

const scaled = (width: number, height: number) => ({ width: LARGE_PX, height: Math.round((LARGE_PX * height) / width) })
