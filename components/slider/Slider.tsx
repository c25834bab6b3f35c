import { Children, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import type { SliderPosition } from './create-slider.ts'
import { useSlider } from './use-slider.ts'
// Loaded with the page: added with the script, it would recalculate the style of the page.
import './swiper.css'
import styles from './Slider.module.css'

interface SliderProps {
  label: string
  /** Sets the width of a slide, `--slide`, and the room between two, `--slide-gap`. */
  className?: string | undefined
  /** At the end of the row of arrows. */
  aside?: ReactNode
  children: ReactNode
}

/** A row wider than its box. It scrolls natively; once near the viewport, it can be dragged and has arrows. */
export function Slider({ label, className, aside, children }: SliderProps) {
  const view = useRef<HTMLDivElement>(null)
  const { position, next, previous } = useSlider(view)
  const canMove = position !== null && !(position.isStart && position.isEnd)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') next()
    if (event.key === 'ArrowLeft') previous()
  }

  return (
    <div
      role="group"
      aria-label={label}
      aria-roledescription="карусель"
      className={classes(styles.slider, className)}
      onKeyDown={onKeyDown}
    >
      <div
        ref={view}
        className={styles.view}
        data-live={position !== null || undefined}
        data-cursor={canMove ? 'drag' : undefined}
      >
        <ul className={classes(styles.row, 'swiper-wrapper')}>
          {Children.map(children, (child) => (
            <li className={classes(styles.slide, 'swiper-slide')}>{child}</li>
          ))}
        </ul>
      </div>
      {(Children.count(children) > 1 || aside) && (
        <div className={styles.controls}>
          {canMove && (
            <>
              <Arrow name="Назад" icon="arrowLeft" isEnd={position.isStart} onPress={previous} />
              <Arrow name="Вперёд" icon="arrow" isEnd={position.isEnd} onPress={next} />
              <p className="numeric muted place" role="status">
                <b>{rangeOf(position)}</b> из&nbsp;{position.count}
              </p>
            </>
          )}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
    </div>
  )
}

const rangeOf = ({ first, last }: SliderPosition) => (first === last ? first : `${first}–${last}`)

interface ArrowProps {
  name: string
  icon: 'arrow' | 'arrowLeft'
  /** Remains focusable: if it were disabled, the focus would be lost. */
  isEnd: boolean
  onPress: () => void
}

function Arrow({ name, icon, isEnd, onPress }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={name} aria-disabled={isEnd} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
