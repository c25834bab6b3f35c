import type { ReactNode } from 'react'
import type { ProjectCase } from '#shared/case/project-case.ts'
import type { Breadcrumb } from '#shared/page-data.ts'
import { CaseHero } from './CaseHero.tsx'
import { CaseText } from './CaseText.tsx'
import { CustomCase } from './CustomCase.tsx'
import styles from './CaseArticle.module.css'

interface CaseArticleProps extends ProjectCase {
  /** Omitted in the popup. */
  breadcrumbs?: readonly Breadcrumb[]
  /** Name of its text among the static parts: see `useStaticPart()`. */
  staticPart?: string
  /** Buttons or links below the summary. */
  action?: ReactNode
}

/** A complete case, as wide as its container. */
export function CaseArticle({ project, palette, story, staticPart, breadcrumbs, action }: CaseArticleProps) {
  return (
    <article className={styles.article}>
      <CaseHero project={project} palette={palette} breadcrumbs={breadcrumbs} action={action} />
      {story.custom !== undefined ? (
        <CustomCase key={project.code} code={project.code} html={story.custom} />
      ) : (
        <CaseText html={story.text} staticPart={staticPart} />
      )}
    </article>
  )
}
