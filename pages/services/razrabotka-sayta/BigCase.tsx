import { CaseLink } from '#components/cases/CaseLink.tsx'
import { BigFigure } from '#components/ui/BigFigure.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import type { ProjectCard } from '#shared/entities/project.ts'
import styles from './BigCase.module.css'

export type CaseCard = Pick<ProjectCard, 'code' | 'name' | 'sphere' | 'result' | 'previewPicture' | 'types'>

interface BigCaseProps {
  id: string
  cases: readonly CaseCard[]
}

/** The first case at full width, the others as lines below it. */
export function BigCase({ id, cases: [first, ...others] }: BigCaseProps) {
  if (!first) return null
  return (
    <section id={id}>
      <h2 className="visually-hidden">Кейсы</h2>
      <CaseLink className={`${styles.case} edged`} code={first.code} data-palette={first.types[0]?.code}>
        <Picture path={first.previewPicture} alt="" width={1280} height={960} sizes="100vw" />
        <div className={styles.plates}>
          <div>
            <p className="small">
              {first.types.map(({ name }) => name).join(', ')} · {first.sphere}
            </p>
            <h3 className="d2">{first.name}</h3>
          </div>
          {first.result && (
            <p className={`${styles.result} small`}>
              <BigFigure>{first.result.value}</BigFigure>
              {first.result.text}
            </p>
          )}
        </div>
      </CaseLink>
      <ul className={`wrap ${styles.others}`}>
        {others.map(({ code, name, sphere, result }) => (
          <li key={code}>
            <CaseLink code={code}>
              <b className="d4">{name}</b>
              <span className="muted">{sphere}</span>
              {result && (
                <>
                  <BigFigure className={styles.figure}>{result.value}</BigFigure>
                  <span className="muted">{result.text}</span>
                </>
              )}
              <Icon name="arrow" className="wide-only" />
            </CaseLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
