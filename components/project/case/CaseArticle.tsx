import type { ReactNode } from 'react'
import type { Breadcrumb } from '#shared/page-data.ts'
import type { ProjectCase } from '#shared/project-case.ts'
import { CaseHero } from './CaseHero.tsx'
import { CaseText } from './CaseText.tsx'
import { CustomCase } from './CustomCase.tsx'
import styles from './CaseArticle.module.css'

interface CaseArticleProps extends ProjectCase {
  /** Left out where the way here is plain. */
  breadcrumbs?: readonly Breadcrumb[]
  /** What the visitor may do about it. */
  action?: ReactNode
}

/** A case from its name to its last word, as wide as the place it is given. */
export function CaseArticle({ project, palette, story, breadcrumbs, action }: CaseArticleProps) {
  return (
    <article className={styles.article}>
      <CaseHero project={project} palette={palette} breadcrumbs={breadcrumbs} action={action} />
      {story.custom !== undefined ? (
        <CustomCase key={project.code} code={project.code} html={story.custom} />
      ) : (
        <CaseText html={story.text} />
      )}
    </article>
  )
}
