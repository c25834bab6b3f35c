import { useLayoutEffect, useState, type ComponentType } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { isPlainClick } from '../../dom/plain-click.ts'
import type { GalleryProps } from '../../gallery/Gallery.tsx'
import { PHOTO_LINK, photosAround, type Photo } from '../../gallery/photos.ts'
import { addViewerEntry, closeOnBack } from './viewer-entry.ts'

interface Shown {
  Gallery: ComponentType<GalleryProps>
  photos: readonly Photo[]
  start: number
}

const loadGallery = () => import('../../gallery/Gallery.tsx')

/** Opens the pictures of any page in a viewer; the fallback is their links. */
export function GalleryHost() {
  const { urlPathname } = usePageContext()
  const [shown, setShown] = useState<Shown | null>(null)

  // Not a passive effect: until it ran, the page would be hydrated and a press on a picture unheard.
  useLayoutEffect(() => {
    let isOnPage = true
    const open = async (link: HTMLAnchorElement, show: (viewer: Shown) => void) => {
      const viewer = await viewerAt(link).catch(() => null)
      if (!isOnPage) return
      if (viewer) show(viewer)
      else location.assign(link.href)
    }
    const openNamed = () => {
      const named = [...document.querySelectorAll<HTMLAnchorElement>(PHOTO_LINK)].find(isNamed)
      if (named) void open(named, setShown)
    }
    const showAbove = (viewer: Shown) => {
      // The viewer looks for its entry as soon as it renders, which is at once if the browser has the code already.
      addViewerEntry()
      setShown(viewer)
    }
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      void open(link, showAbove)
    }
    const onApproach = (event: Event) => {
      if (linkOf(event)) loadGallery().catch(() => {})
    }
    const approaches = ['pointerover', 'pointerdown', 'focusin'] as const
    for (const approach of approaches) document.addEventListener(approach, onApproach, { passive: true })
    document.addEventListener('click', onClick)
    // Forward in the history to the entry of a picture.
    addEventListener('hashchange', openNamed)
    openNamed()
    return () => {
      isOnPage = false
      removeEventListener('hashchange', openNamed)
      for (const approach of approaches) document.removeEventListener(approach, onApproach)
      document.removeEventListener('click', onClick)
      setShown(null)
    }
  }, [urlPathname])

  if (!shown) return null
  const { Gallery, photos, start } = shown
  return <Gallery photos={photos} start={start} onOpened={closeOnBack} onClosed={() => setShown(null)} />
}

async function viewerAt(link: HTMLAnchorElement): Promise<Shown> {
  const photos = photosAround(link)
  const { Gallery } = await loadGallery()
  return { Gallery, photos, start: photos.findIndex(({ element }) => element === link) }
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(PHOTO_LINK) : null)

/** The address names this picture. */
const isNamed = (link: HTMLAnchorElement) => location.hash === `#${link.dataset['gallery']}`
