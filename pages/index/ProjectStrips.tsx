import { CaseLink } from '#components/cases/CaseLink.tsx'
import { useStaticPart } from '#components/hydration/static-parts.ts'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { BigFigure } from '#components/ui/BigFigure.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { Section } from '#components/ui/Section.tsx'
import { useDeck } from '#components/ui/use-deck.ts'
import type { ProjectCard } from '#shared/entities/project.ts'
import { inSentence } from '#shared/format/in-sentence.ts'
import type { Data } from './+data.ts'
import type { Copy } from './copy.ts'
import type { Milepost } from './versts.ts'
import styles from './ProjectStrips.module.css'

interface ProjectStripsProps {
  copy: Copy['projects']
  milepost: Milepost
  projects: Data['projects']
  /** What the strips show, one each. */
  strips: readonly ProjectCard[] | undefined
  total: number
}

export function ProjectStrips({ copy, milepost, projects, strips, total }: ProjectStripsProps) {
  const { open, handlersOf } = useDeck(0)
  return (
    <Section
      id="projects"
      milepost={milepost}
      title={copy.title}
      note={
        <>
          {copy.note} <span className={`${styles.hint} on-screen`}>{copy.hint}</span>
        </>
      }
      isTitleWide
      bleed={
        <>
          <div className={styles.frame}>
            <ol className={`${styles.strips} deck`} data-n={projects.length}>
              {projects.map(({ code, palette }, index) => (
                <li
                  key={code}
                  className={styles.strip}
                  data-open={open === index || undefined}
                  data-palette={palette}
                  {...handlersOf(index)}
                >
                  <Strip code={code} project={strips?.[index]} place={index} />
                </li>
              ))}
            </ol>
          </div>
          <div className={`wrap ${styles.foot} spread`}>
            <p className="small muted">
              Показано {projects.length} из&nbsp;{total}
            </p>
            <ArrowLink href="/projects/">{copy.all}</ArrowLink>
          </div>
        </>
      }
    />
  )
}

interface StripProps {
  code: string
  project: ProjectCard | undefined
  place: number
}

/** Closed it shows its number, name and a slice of the picture. */
function Strip({ code, project, place }: StripProps) {
  const insides = useStaticPart(
    `strips.${place}`,
    project,
    ({ name, previewText, previewPicture, types, sphere, result }) => (
      <>
        <div className={styles.tab}>
          <b className="plate">{place + 1}</b>
          <h3>{name}</h3>
        </div>
        <div className={styles.picture}>
          <Picture
            path={previewPicture}
            alt=""
            width={960}
            height={720}
            sizes="(width < 640px) 400px, (width < 1024px) 576px, 53vw"
          />
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
      </>
    ),
  )
  return <CaseLink code={code} {...insides} />
}

/** «Интернет-магазин, обжарка и продажа кофе» */
const kindOf = (type: string | undefined, sphere: string) => (type ? `${type}, ${inSentence(sphere)}` : sphere)
