import { useEffect, useState, type ComponentType } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
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

  useEffect(() => {
    const open = async (link: HTMLAnchorElement) => {
      const photos = photosAround(link)
      const { Gallery } = await loadGallery()
      setShown({ Gallery, photos, start: photos.findIndex(({ element }) => element === link) })
    }
    const openNamed = () => {
      const named = [...document.querySelectorAll<HTMLAnchorElement>(PHOTO_LINK)].find(isNamed)
      if (named) open(named).catch(() => location.assign(named.href))
    }
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      open(link).then(addViewerEntry, () => location.assign(link.href))
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

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(PHOTO_LINK) : null)

/** The address names this picture. */
const isNamed = (link: HTMLAnchorElement) => location.hash === `#${link.dataset['gallery']}`
