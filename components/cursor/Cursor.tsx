import { useEffect, useRef, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { Icon } from '../ui/Icon.tsx'
import { followPointer } from './follow.ts'
import { shapeOver } from './shape.ts'
import { elementUnder } from './under.ts'
import styles from './Cursor.module.css'

const SETTLES_AFTER_MS = 300

/** The custom cursor: a milestone that turns into a board over large links. */
export function Cursor({ start }: { start: PointerEvent }) {
  const { urlPathname } = usePageContext()
  const [over, setOver] = useState({ urlPathname, shape: shapeOver(start.target) })
  const element = useRef<HTMLDivElement>(null)
  const pointer = useRef({ x: start.clientX, y: start.clientY })
  // After a navigation the shape is stale.
  const shape = over.urlPathname === urlPathname ? over.shape : 'plain'

  useEffect(() => {
    const cursor = element.current
    return cursor ? followPointer(cursor, pointer.current) : undefined
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const look = (target: EventTarget | null) => setOver({ urlPathname, shape: shapeOver(target) })
    const settle = setTimeout(() => look(elementUnder(pointer.current)), SETTLES_AFTER_MS)
    const follow = ({ target }: PointerEvent) => {
      // What the browser finds while the page turns is not what is seen; it looks again afterwards.
      if (!('turn' in document.documentElement.dataset)) look(target)
    }
    document.addEventListener('pointerover', follow, { signal })
    const leave = () => {
      clearTimeout(settle)
      setOver({ urlPathname, shape: 'away' })
    }
    document.documentElement.addEventListener('pointerleave', leave, { signal })
    return () => {
      clearTimeout(settle)
      controller.abort()
    }
  }, [urlPathname])

  return (
    <div ref={element} className={styles.cursor} data-shape={shape} aria-hidden="true">
      <i className={styles.outline} />
      <i className={styles.body} />
      <Icon name="arrow" className={styles.arrow} />
      <Icon name="plus" className={styles.plus} />
      <span className={`caption ${styles.word}`}>тяни</span>
    </div>
  )
}
