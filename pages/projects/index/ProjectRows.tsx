import { ProjectCard } from '#components/cases/ProjectCard.tsx'
import { classes } from '#components/ui/classes.ts'
import type { ProjectCard as Project } from '#shared/entities/project.ts'
import { rhythmOf, type RowKind } from './rhythm.ts'
import styles from './ProjectRows.module.css'

/** Which card of a row is the large one. */
const LARGE: Partial<Record<RowKind, number>> = { lead: 0, mirrored: 2 }

export function ProjectRows({ projects }: { projects: readonly Project[] }) {
  return (
    <div className={styles.rows}>
      {rhythmOf(projects).map(({ kind, items }, rowIndex) => (
        <ul key={items[0]?.code} className={classes(styles[kind], 'parts-s')}>
          {items.map((project, index) => (
            <li key={project.code} data-regroups={project.code}>
              <ProjectCard
                project={project}
                heading="h2"
                size={sizeOf(kind, index)}
                isFirst={rowIndex === 0 && index === 0}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function sizeOf(kind: RowKind, index: number) {
  if (kind === 'wide') return 'wide'
  if (kind === 'pair') return 'medium'
  return LARGE[kind] === index ? 'large' : 'small'
}
