import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './GalleryControls.module.css'

interface GalleryControlsProps {
  index: number
  total: number
  caption: string
  isZoomed: boolean
  isPlaying: boolean
  onClose: () => void
  onZoom: () => void
  onPlay: () => void
  onNext: () => void
  onPrevious: () => void
}

export function GalleryControls({ index, total, caption, isZoomed, isPlaying, ...on }: GalleryControlsProps) {
  return (
    <>
      <div className={classes(styles.bar, styles.control)}>
        {total > 1 && (
          <Control name={isPlaying ? 'Остановить показ' : 'Показывать по очереди'} onPress={on.onPlay}>
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </Control>
        )}
        <Control name={isZoomed ? 'Уменьшить' : 'Увеличить'} onPress={on.onZoom}>
          <Icon name="zoom" />
        </Control>
        <Control name="Закрыть" onPress={on.onClose}>
          <Icon name="close" />
        </Control>
      </div>
      {total > 1 && (
        <>
          <Control
            name="Предыдущая картинка"
            className={classes(styles.previous, styles.control)}
            isEnd={index === 0}
            onPress={on.onPrevious}
          >
            <Icon name="arrowLeft" />
          </Control>
          <Control
            name="Следующая картинка"
            className={classes(styles.next, styles.control)}
            isEnd={index === total - 1}
            onPress={on.onNext}
          >
            <Icon name="arrow" />
          </Control>
        </>
      )}
      <p className={classes('small muted place', styles.caption, styles.control)} role="status">
        <span className="numeric">
          <b>{index + 1}</b> из&nbsp;{total}
        </span>
        <span>{caption}</span>
      </p>
    </>
  )
}

interface ControlProps {
  name: string
  className?: string
  /** There is nothing further; it stays, because it may have the focus. */
  isEnd?: boolean
  onPress: () => void
  children: ReactNode
}

function Control({ name, className, isEnd, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={classes(styles.button, className)}
      aria-label={name}
      aria-disabled={isEnd || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
