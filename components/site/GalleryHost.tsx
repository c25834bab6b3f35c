import { useEffect, useState, type ComponentType } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { GalleryProps } from '../ui/gallery/Gallery.tsx'
import { PHOTO_LINK, photosAround, type Photo } from '../ui/gallery/photos.ts'

interface Shown {
  Gallery: ComponentType<GalleryProps>
  photos: readonly Photo[]
  start: number
}

const loadGallery = () => import('../ui/gallery/Gallery.tsx')

/** Opens the pictures of any page large; without JavaScript or its code they are links to themselves. */
export function GalleryHost() {
  const { urlPathname } = usePageContext()
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const open = (link: HTMLAnchorElement) => {
      const photos = photosAround(link)
      loadGallery().then(
        ({ Gallery }) => setShown({ Gallery, photos, start: photos.findIndex(({ element }) => element === link) }),
        () => location.assign(link.href),
      )
    }
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      open(link)
    }
    const onApproach = (event: Event) => {
      if (linkOf(event)) loadGallery().catch(() => {})
    }
    const approaches = ['pointerover', 'pointerdown', 'focusin'] as const
    for (const approach of approaches) document.addEventListener(approach, onApproach, { passive: true })
    document.addEventListener('click', onClick)
    const named = [...document.querySelectorAll<HTMLAnchorElement>(PHOTO_LINK)].find(isNamed)
    if (named) open(named)
    return () => {
      for (const approach of approaches) document.removeEventListener(approach, onApproach)
      document.removeEventListener('click', onClick)
      setShown(null)
    }
  }, [urlPathname])

  if (!shown) return null
  const { Gallery, photos, start } = shown
  return <Gallery photos={photos} start={start} onClosed={() => setShown(null)} />
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(PHOTO_LINK) : null)

/** The address names this picture. */
const isNamed = (link: HTMLAnchorElement) => location.hash === `#${link.dataset['gallery']}`
