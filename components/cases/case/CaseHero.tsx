import type { ReactNode } from 'react'
import type { ProjectCase } from '#shared/case/project-case.ts'
import type { Breadcrumb } from '#shared/page-data.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { FittedName } from './FittedName.tsx'
import styles from './CaseHero.module.css'

interface CaseHeroProps {
  project: ProjectCase['project']
  palette: string
  breadcrumbs?: readonly Breadcrumb[] | undefined
  action?: ReactNode
}

/** The name across the page on the colour of the case; the picture overlaps the edge. */
export function CaseHero({ project, palette, breadcrumbs, action }: CaseHeroProps) {
  const { name, previewText, types, sphere, term, site, detailPicture } = project
  return (
    <header className={styles.hero} data-palette={palette}>
      <div className="wrap">
        {breadcrumbs && (
          <div className={styles.path}>
            <Breadcrumbs items={breadcrumbs} />
          </div>
        )}
        <ul className={styles.types}>
          {types.map((type) => (
            <li key={type.code} className="small">
              {type.name}
            </li>
          ))}
        </ul>
        <FittedName>{name}</FittedName>
        <div className={styles.summary}>
          <div>
            <p className="lead">{previewText}</p>
            {action && <div className="actions">{action}</div>}
          </div>
          <dl>
            {sphere && <Fact name="Сфера">{sphere}</Fact>}
            {term && <Fact name="Сроки">{term}</Fact>}
            {site && (
              <Fact name="Сайт">
                <a href={`https://${site}`} target="_blank" rel="noopener noreferrer">
                  {site}
                </a>
              </Fact>
            )}
          </dl>
        </div>
        <Picture
          path={detailPicture}
          alt=""
          width={1680}
          height={945}
          sizes="100vw"
          isFirst
          className={styles.picture}
        />
      </div>
    </header>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="caption">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
