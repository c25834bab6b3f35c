import type PhotoSwipe from 'photoswipe'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { createViewer } from './create-viewer.ts'
import type { Photo } from './photos.ts'

export type SlideState = 'loading' | 'opening' | 'ready' | 'closing'

interface ViewerOptions {
  photos: readonly Photo[]
  start: number
  errorSlide: () => HTMLElement
  onTap: () => void
  onOpened: (close: () => void) => () => void
  onClosed: () => void
}

/** Mounts a viewer in the stage and returns its state. */
export function useViewer(stage: RefObject<HTMLElement | null>, options: ViewerOptions) {
  const viewer = useRef<PhotoSwipe>(null)
  const [index, setIndex] = useState(options.start)
  const [isLoading, setLoading] = useState(true)
  const [phase, setPhase] = useState<'opening' | 'open' | 'closing'>('opening')
  const [isZoomed, setZoomed] = useState(false)
  const onTap = useEffectEvent(options.onTap)
  const onClosed = useEffectEvent(options.onClosed)
  const { photos, start, errorSlide, onOpened } = options

  useEffect(() => {
    if (!stage.current) return undefined
    const current = createViewer({ photos, start, stage: stage.current, errorSlide, onTap: () => onTap() })
    const update = () => {
      setIndex(current.currIndex)
      setLoading(current.currSlide?.content.isLoading() ?? false)
      setZoomed((current.currSlide?.currZoomLevel ?? 0) > (current.currSlide?.zoomLevels.initial ?? 1))
    }
    for (const event of ['change', 'loadComplete', 'zoomPanUpdate', 'imageSizeChange'] as const)
      current.on(event, update)
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
  }, [stage, photos, start, errorSlide, onOpened])

  const state: SlideState = phase === 'open' ? (isLoading ? 'loading' : 'ready') : phase
  return {
    index,
    state,
    isLoading,
    isZoomed,
    next: () => viewer.current?.next(),
    previous: () => viewer.current?.prev(),
    goTo: (slide: number) => viewer.current?.goTo(slide),
    toggleZoom: () => viewer.current?.toggleZoom(),
    close: () => viewer.current && closeWhenOpen(viewer.current),
  }
}

/** A viewer that is still opening cannot close yet. */
function closeWhenOpen(viewer: PhotoSwipe) {
  if (viewer.opener.isOpen) viewer.close()
  else viewer.on('openingAnimationEnd', () => viewer.close())
}
