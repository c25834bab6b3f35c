import type { CaseCard } from '#shared/case/project-case.ts'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/Picture.tsx'
import { CaseLink } from './CaseLink.tsx'
import { ProjectResult } from './ProjectResult.tsx'
import styles from './ProjectCard.module.css'

interface ProjectCardProps {
  project: CaseCard
  /** Width of the picture: a third, a half, two thirds or all of the page. */
  size?: keyof typeof PICTURES
  heading?: 'h2' | 'h3'
  isFirst?: boolean
}

const PICTURES = {
  small: { width: 480, height: 360, sizes: '(width < 640px) 92vw, (width < 1024px) 46vw, 30vw' },
  medium: { width: 800, height: 600, sizes: '(width < 640px) 92vw, 46vw' },
  large: { width: 960, height: 720, sizes: '(width < 1024px) 94vw, 62vw' },
  wide: { width: 1360, height: 1020, sizes: '94vw' },
} as const

export function ProjectCard({ project, size = 'medium', heading: Heading = 'h3', isFirst = false }: ProjectCardProps) {
  const { code, name, previewText, previewPicture, types, result } = project
  const isSmall = size === 'small'
  return (
    <CaseLink className={classes(styles.card, styles[size])} code={code} data-palette={types[0]?.code ?? ''}>
      <div className={styles.picture}>
        <Picture path={previewPicture} alt="" {...PICTURES[size]} isFirst={isFirst} />
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
