import { Children, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import styles from './Slider.module.css'
// With the page: a style sheet that came with the script would have the whole page looked at anew.
import './swiper.css'
import { useSlider } from './use-slider.ts'

interface SliderProps {
  label: string
  /** Sets the width of a slide, `--slide`, and the room between two, `--slide-gap`. */
  className?: string | undefined
  /** Stands at the end of the row of arrows. */
  aside?: ReactNode
  children: ReactNode
}

/** A row wider than its place. It scrolls by itself; once near, it can be dragged and has arrows. */
export function Slider({ label, className, aside, children }: SliderProps) {
  const view = useRef<HTMLDivElement>(null)
  const { place, next, previous } = useSlider(view)
  const isWalkable = place !== null && place.count > 1

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
        data-live={place !== null || undefined}
        data-cursor={isWalkable ? 'drag' : undefined}
      >
        <ul className={classes(styles.row, 'swiper-wrapper')}>
          {Children.map(children, (child) => (
            <li className={classes(styles.slide, 'swiper-slide')}>{child}</li>
          ))}
        </ul>
      </div>
      {(Children.count(children) > 1 || aside) && (
        <div className={styles.controls}>
          {isWalkable && (
            <>
              <Arrow name="Назад" icon="arrowLeft" isEnd={place.number === 1} onPress={previous} />
              <Arrow name="Вперёд" icon="arrow" isEnd={place.number === place.count} onPress={next} />
              <p className="numeric" role="status">
                <b>{place.number}</b> из&nbsp;{place.count}
              </p>
            </>
          )}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
    </div>
  )
}

interface ArrowProps {
  name: string
  icon: 'arrow' | 'arrowLeft'
  /** It stays to be pressed by the keyboard: a focus that is gone would be lost. */
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
