import type PhotoSwipe from 'photoswipe'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { createViewer } from './create-viewer.ts'
import type { Photo } from './photos.ts'

export type SlideState = 'loading' | 'opening' | 'ready' | 'closing'

interface ViewerOptions {
  photos: readonly Photo[]
  start: number
  lostPicture: () => HTMLElement
  onTap: () => void
  onOpened: (close: () => void) => () => void
  onClosed: () => void
}

/** Keeps a viewer in the stage and tells what it shows. */
export function useViewer(stage: RefObject<HTMLElement | null>, options: ViewerOptions) {
  const viewer = useRef<PhotoSwipe>(null)
  const [index, setIndex] = useState(options.start)
  const [isLoading, setLoading] = useState(true)
  const [phase, setPhase] = useState<'opening' | 'open' | 'closing'>('opening')
  const [isZoomed, setZoomed] = useState(false)
  const onTap = useEffectEvent(options.onTap)
  const onClosed = useEffectEvent(options.onClosed)
  const { photos, start, lostPicture, onOpened } = options

  useEffect(() => {
    if (!stage.current) return undefined
    const current = createViewer({ photos, start, stage: stage.current, lostPicture, onTap: () => onTap() })
    const look = () => {
      setIndex(current.currIndex)
      setLoading(current.currSlide?.content.isLoading() ?? false)
      setZoomed((current.currSlide?.currZoomLevel ?? 0) > (current.currSlide?.zoomLevels.initial ?? 1))
    }
    for (const event of ['change', 'loadComplete', 'zoomPanUpdate', 'imageSizeChange'] as const) current.on(event, look)
    current.on('openingAnimationEnd', () => setPhase('open'))
    current.on('close', () => setPhase('closing'))
    current.on('destroy', () => {
      viewer.current = null
      onClosed()
    })
    current.init()
    viewer.current = current
    current.on(
      'close',
      onOpened(() => closeWhenOpen(current)),
    )
    return () => current.destroy()
  }, [stage, photos, start, lostPicture, onOpened])

  const state: SlideState = phase === 'open' ? (isLoading ? 'loading' : 'ready') : phase
  return {
    index,
    state,
    isLoading,
    isZoomed,
    next: () => viewer.current?.next(),
    previous: () => viewer.current?.prev(),
    goTo: (place: number) => viewer.current?.goTo(place),
    toggleZoom: () => viewer.current?.toggleZoom(),
    close: () => viewer.current && closeWhenOpen(viewer.current),
  }
}

/** A viewer that is still opening cannot close yet. */
function closeWhenOpen(viewer: PhotoSwipe) {
  if (viewer.opener.isOpen) viewer.close()
  else viewer.on('openingAnimationEnd', () => viewer.close())
}
