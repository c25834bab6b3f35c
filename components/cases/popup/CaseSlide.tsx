import { useLayoutEffect, useRef } from 'react'
import type { CasePopupData } from '#shared/case/project-case.ts'
import { classes } from '../../ui/classes.ts'
import { CaseArticle } from '../case/CaseArticle.tsx'
import { ProjectCard } from '../ProjectCard.tsx'
import styles from './CaseSlide.module.css'

interface CaseSlideProps {
  data: CasePopupData
  className: string
  /** Leaving: still visible, but inert. */
  isLeaving?: boolean
  onMoved?: () => void
}

export function CaseSlide({ data: { content, related }, className, isLeaving = false, onMoved }: CaseSlideProps) {
  const slide = useRef<HTMLDivElement>(null)

  // A new slide takes the focus, unless it is on a navigation button that is still there.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!focused?.matches('dialog button[data-leaf]')) slide.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div
      ref={slide}
      className={classes(styles.slide, className)}
      tabIndex={-1}
      inert={isLeaving}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onMoved?.()}
    >
      <CaseArticle {...content} />
      {related.length > 0 && (
        <section className={`wrap ${styles.related}`}>
          <h2 className="d3">Другие кейсы</h2>
          <ul>
            {related.map((project) => (
              <li key={project.code}>
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
