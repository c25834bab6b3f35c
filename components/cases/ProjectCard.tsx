import type { CaseCard } from '#shared/project-case.ts'
import { Picture } from '../ui/Picture.tsx'
import { classes } from '../ui/classes.ts'
import { CaseLink } from './CaseLink.tsx'
import styles from './ProjectCard.module.css'
import { ProjectResult } from './ProjectResult.tsx'

interface ProjectCardProps {
  project: CaseCard
  /** Width of the picture: a third, a half, two thirds or all of the page. */
  size?: keyof typeof PICTURE_WIDTHS
  heading?: 'h2' | 'h3'
  isFirst?: boolean
}

const PICTURE_WIDTHS = { small: 480, medium: 800, large: 960, wide: 1360 } as const

export function ProjectCard({ project, size = 'medium', heading: Heading = 'h3', isFirst = false }: ProjectCardProps) {
  const { code, name, previewText, previewPicture, types, result } = project
  const isSmall = size === 'small'
  const width = PICTURE_WIDTHS[size]
  return (
    <CaseLink className={classes(styles.card, styles[size])} code={code} data-palette={types[0]?.code ?? ''}>
      <div className={styles.picture}>
        <Picture path={previewPicture} alt="" width={width} height={width * 0.75} isFirst={isFirst} />
        <span className={styles.board} aria-hidden="true">
          Смотреть кейс
        </span>
      </div>
      <p className="caption muted">{types.map((type) => type.name).join(', ')}</p>
      <div className={styles.text}>
        <div>
          <Heading className={isSmall ? 'd4' : 'd3'}>{name}</Heading>
          {!isSmall && <p className="small muted">{previewText}</p>}
        </div>
        {result && <ProjectResult result={result} isInline={isSmall} />}
      </div>
    </CaseLink>
  )
}
