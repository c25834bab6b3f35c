import { projectAddress } from '#shared/addresses.ts'
import type { ProjectCard as Project } from '#shared/entities/project.ts'
import { Picture } from '../ui/Picture.tsx'
import { classes } from '../ui/classes.ts'
import styles from './ProjectCard.module.css'
import { ProjectResult } from './ProjectResult.tsx'

interface ProjectCardProps {
  project: Project
  /** Width of the picture: a third, a half, two thirds or the whole of the page. */
  size?: 'small' | 'medium' | 'large' | 'wide'
  heading?: 'h2' | 'h3'
}

export function ProjectCard({ project, size = 'medium', heading: Heading = 'h3' }: ProjectCardProps) {
  const { code, name, previewText, previewPicture, types, result } = project
  return (
    <a className={classes(styles.card, styles[size])} href={projectAddress(code)} data-palette={types[0]?.code}>
      <div className={styles.picture}>
        <Picture
          path={previewPicture}
          alt=""
          width={size === 'small' ? 640 : 960}
          height={size === 'small' ? 480 : 720}
        />
      </div>
      <p className="caption muted">{types.map((type) => type.name).join(', ')}</p>
      <div className={styles.text}>
        <div>
          <Heading className="d4">{name}</Heading>
          <p className="small muted">{previewText}</p>
        </div>
        {result && <ProjectResult result={result} />}
      </div>
    </a>
  )
}
