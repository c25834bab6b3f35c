import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { BigFigure } from '#components/ui/BigFigure.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { Section } from '#components/ui/Section.tsx'
import { projectAddress } from '#shared/addresses.ts'
import type { ProjectCard } from '#shared/entities/project.ts'
import type { Copy } from './copy.ts'
import styles from './ProjectStrips.module.css'

interface ProjectStripsProps {
  copy: Copy['projects']
  projects: readonly ProjectCard[]
  total: number
}

export function ProjectStrips({ copy, projects, total }: ProjectStripsProps) {
  return (
    <Section
      id="projects"
      milepost={{ number: 1, name: copy.name }}
      title={copy.title}
      note={copy.note}
      isTitleWide
      bleed={
        <>
          <div className={styles.frame}>
            <ol className={styles.strips}>
              {projects.map((project, index) => (
                <Strip key={project.code} project={project} number={index + 1} />
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

/** Closed it shows its number, name and a slice of the picture; the first one stands open until another is pointed at. */
function Strip({ project, number }: { project: ProjectCard; number: number }) {
  const { code, name, previewText, previewPicture, types, sphere, result } = project
  return (
    <li className={styles.strip} data-palette={types[0]?.code}>
      <a href={projectAddress(code)}>
        <div className={styles.tab}>
          <b className="numeric">{number}</b>
          <h3>{name}</h3>
        </div>
        <div className={styles.picture}>
          <Picture path={previewPicture} alt="" width={960} height={720} />
        </div>
        <div className={styles.caption}>
          <div>
            <div className={styles.inner}>
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
          </div>
        </div>
      </a>
    </li>
  )
}

/** «Интернет-магазин, обжарка и продажа кофе» */
const kindOf = (type: string | undefined, sphere: string) =>
  type ? `${type}, ${sphere.charAt(0).toLowerCase()}${sphere.slice(1)}` : sphere
