import { CaseLink } from '#components/project/CaseLink.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { BigFigure } from '#components/ui/BigFigure.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { classes } from '#components/ui/classes.ts'
import { Section } from '#components/ui/Section.tsx'
import { useDeck } from '#components/ui/use-deck.ts'
import type { ProjectCard } from '#shared/entities/project.ts'
import type { Copy, Verst } from './copy.ts'
import styles from './ProjectStrips.module.css'

interface ProjectStripsProps {
  copy: Copy['projects']
  milepost: Verst
  projects: readonly ProjectCard[]
  total: number
}

export function ProjectStrips({ copy, milepost, projects, total }: ProjectStripsProps) {
  const { open, handlersOf } = useDeck(0)
  return (
    <Section
      id="projects"
      milepost={milepost}
      title={copy.title}
      note={
        <>
          {copy.note} <span className={styles.hint}>{copy.hint}</span>
        </>
      }
      isTitleWide
      bleed={
        <>
          <div className={styles.frame}>
            <ol className={styles.strips}>
              {projects.map((project, index) => (
                <li
                  key={project.code}
                  className={classes(styles.strip, open === index && styles.open)}
                  data-palette={project.types[0]?.code}
                  {...handlersOf(index)}
                >
                  <Strip project={project} number={index + 1} />
                </li>
              ))}
            </ol>
          </div>
          <div className={`wrap ${styles.foot}`}>
            <p className="small muted">
              Показано {projects.length} из {total}
            </p>
            <ArrowLink href="/projects/">{copy.all}</ArrowLink>
          </div>
        </>
      }
    />
  )
}

/** Closed it shows its number, name and a slice of the picture. */
function Strip({ project, number }: { project: ProjectCard; number: number }) {
  const { code, name, previewText, previewPicture, types, sphere, result } = project
  return (
    <CaseLink code={code}>
      <div className={styles.tab}>
        <b className="numeric">{number}</b>
        <h3>{name}</h3>
      </div>
      <div className={styles.picture}>
        <Picture path={previewPicture} alt="" width={960} height={720} />
      </div>
      <div className={styles.caption}>
        <div>
          <p className="caption muted">{kindOf(types[0]?.name, sphere)}</p>
          <p className={`d4 ${styles.gist}`}>{previewText}</p>
        </div>
        {result && (
          <p className={styles.result}>
            <BigFigure>{result.value}</BigFigure>
            <span className="caption muted">{result.text}</span>
          </p>
        )}
      </div>
    </CaseLink>
  )
}

/** «Интернет-магазин, обжарка и продажа кофе» */
const kindOf = (type: string | undefined, sphere: string) =>
  type ? `${type}, ${sphere.charAt(0).toLowerCase()}${sphere.slice(1)}` : sphere
