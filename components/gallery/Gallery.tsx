import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { LoadingTape } from '../ui/LoadingTape.tsx'
import { Modal } from '../ui/Modal.tsx'
import { GalleryControls } from './GalleryControls.tsx'
import type { Photo } from './photos.ts'
import { useIdle } from './use-idle.ts'
import { usePictureAddress } from './use-picture-address.ts'
import { useSlideshow } from './use-slideshow.ts'
import { useViewer } from './use-viewer.ts'
import styles from './Gallery.module.css'

export interface GalleryProps {
  photos: readonly Photo[]
  start: number
  /** Receives the function that closes the viewer; returns one to call when it begins to close. */
  onOpened: (close: () => void) => () => void
  onClosed: () => void
}

/** Pictures of a page, one at a time and as large as the window. */
export function Gallery({ photos, start, onOpened, onClosed }: GalleryProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [areControlsWanted, setControlsWanted] = useState(true)
  const isQuiet = useIdle() || !areControlsWanted
  const isTouchOnQuiet = useRef(false)

  const onTap = () => setControlsWanted(isTouchOnQuiet.current)
  const viewer = useViewer(stage, { photos, start, errorSlide, onTap, onOpened, onClosed })
  const { index, state, isLoading, isZoomed, next, previous, goTo, toggleZoom, close } = viewer
  const slideshow = useSlideshow(index, state === 'ready', () => goTo((index + 1) % photos.length))
  const photo = photos[index]
  usePictureAddress(photo?.hash ?? '')

  const byHand = (act: () => void) => () => {
    slideshow.stop()
    act()
  }
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    isTouchOnQuiet.current = isQuiet && pointerType !== 'mouse'
  }
  /** A finger that meets a control nobody sees shows it; the press of a key has no `detail`. */
  const onClick = (event: MouseEvent) => {
    if (!isTouchOnQuiet.current || event.detail === 0 || !(event.target as Element).closest('button')) return
    event.stopPropagation()
    setControlsWanted(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.startsWith('Arrow')) slideshow.stop()
  }

  return (
    <Modal
      layer={styles.layer}
      className={styles.gallery}
      data-theme="night"
      data-state={state}
      data-quiet={isQuiet || undefined}
      aria-label="Просмотр картинок"
      isOpen
      onClose={close}
      onClosed={onClosed}
      onKeyDown={onKeyDown}
      onPointerDownCapture={onPointerDown}
      onClickCapture={onClick}
    >
      <div ref={stage} className={styles.stage} onPointerDown={slideshow.stop} />
      {isLoading && <LoadingTape key={index} />}
      <GalleryControls
        index={index}
        total={photos.length}
        caption={photo?.caption || photo?.alt || ''}
        isZoomed={isZoomed}
        isPlaying={slideshow.isPlaying}
        onClose={close}
        onZoom={toggleZoom}
        onPlay={slideshow.toggle}
        onNext={byHand(next)}
        onPrevious={byHand(previous)}
      />
    </Modal>
  )
}

/** The fallback for a picture that does not load. */
function errorSlide(): HTMLElement {
  const box = document.createElement('div')
  box.className = styles.lost ?? ''
  const title = document.createElement('b')
  title.textContent = 'Картинка не\u00a0найдена'
  const note = document.createElement('span')
  note.textContent = 'Она переехала или застряла в\u00a0дороге. Попробуйте открыть её позже.'
  box.append(title, note)
  return box
}
